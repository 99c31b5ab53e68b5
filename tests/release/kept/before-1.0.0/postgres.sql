--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: contact_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_messages (
    number integer NOT NULL,
    received_at text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    mailed_at text
);


--
-- Name: kept_secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kept_secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: newsletter_deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.newsletter_deliveries (
    issue text NOT NULL,
    subscriber text NOT NULL,
    state text NOT NULL,
    message_id text,
    attempts integer NOT NULL,
    changed_at text NOT NULL,
    reply text,
    CONSTRAINT newsletter_deliveries_state CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'refused'::text])))
);


--
-- Name: newsletter_issues; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.newsletter_issues (
    id text NOT NULL,
    begun_at text NOT NULL,
    text_hash text NOT NULL,
    runner text,
    runner_until text
);


--
-- Name: room_change_numbers; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.room_change_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: room_slots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.room_slots (
    room text NOT NULL,
    slot text NOT NULL,
    version bigint NOT NULL,
    blob text NOT NULL
);


--
-- Name: rooms; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rooms (
    id text NOT NULL,
    version bigint NOT NULL,
    last_used text NOT NULL,
    ended integer NOT NULL,
    shared integer DEFAULT 1 NOT NULL
);


--
-- Name: saved_names; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_names (
    visitor text NOT NULL,
    name_id text NOT NULL,
    note text NOT NULL,
    saved_at text NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT saved_names_note_length CHECK ((length(note) <= 280))
);


--
-- Name: subscribers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscribers (
    id text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    state text NOT NULL,
    asked_at text NOT NULL,
    confirmed_at text,
    left_at text,
    letter_at text,
    letters integer NOT NULL,
    CONSTRAINT subscribers_state CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text, 'bounced'::text])))
);


--
-- Name: visitors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.visitors (
    hash text NOT NULL,
    first_seen text NOT NULL,
    last_seen text NOT NULL
);


--
-- Name: waiting_letters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.waiting_letters (
    kind text NOT NULL,
    about text NOT NULL,
    due_at text NOT NULL,
    attempts integer NOT NULL
);


--
-- Data for Name: contact_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_messages VALUES (1, '2026-11-22T10:00:00.000Z', 'Ada', 'ada@example.org', 'A name', 'Is Zoë in it?
Thank you.', NULL);
INSERT INTO public.contact_messages VALUES (2, '2026-11-22T10:00:00.000Z', 'Bob', 'bob@example.org', 'Ünïcode ✓', 'It’s fine.', NULL);


--
-- Data for Name: kept_secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kept_secrets VALUES ('links', 'ptlpVXXdUxqZHVF4KrLJHKp37SXFmxWAUvodkFqIOWs');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-saved-names', '2026-11-23T23:06:57.641Z');
INSERT INTO public.kysely_migration VALUES ('0002-newsletter-and-contact', '2026-11-23T23:06:57.673Z');
INSERT INTO public.kysely_migration VALUES ('0003-rooms', '2026-11-23T23:06:57.684Z');
INSERT INTO public.kysely_migration VALUES ('0004-room-changes', '2026-11-23T23:06:57.702Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: newsletter_deliveries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.newsletter_deliveries VALUES ('2026-10', 'bobbobbobbobbobbobbob1', 'queued', NULL, 0, '2026-11-22T10:00:00.000Z', NULL);
INSERT INTO public.newsletter_deliveries VALUES ('2026-10', 'adaadaadaadaadaadaada1', 'sent', '<1@example.org>', 1, '2026-11-22T10:00:00.000Z', NULL);


--
-- Data for Name: newsletter_issues; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.newsletter_issues VALUES ('2026-10', '2026-11-22T10:00:00.000Z', '2165ed274e1382000da4506f2bbe49654afae3b7b00ee84e899c47524240b22b', 'a run', '2026-11-22T10:01:00.000Z');


--
-- Data for Name: room_slots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room_slots VALUES ('0123456789abcdef0123456789abcdef', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 2, 'AAAA_bbbb-cccc');
INSERT INTO public.room_slots VALUES ('0123456789abcdef0123456789abcdef', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 3, 'dddd_eeee-ffff');


--
-- Data for Name: rooms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rooms VALUES ('0123456789abcdef0123456789abcdef', 3, '2026-11-22', 0, 1);


--
-- Data for Name: saved_names; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.saved_names VALUES ('7d56ab10981bb8cf356807e71f18325f19d426ff26eb9161d29ce9fa87f2065f', 'noah', '', '2026-11-23T23:06:58.048Z', -2);
INSERT INTO public.saved_names VALUES ('7d56ab10981bb8cf356807e71f18325f19d426ff26eb9161d29ce9fa87f2065f', 'hazel', '', '2026-11-23T23:06:58.061Z', -3);
INSERT INTO public.saved_names VALUES ('7d56ab10981bb8cf356807e71f18325f19d426ff26eb9161d29ce9fa87f2065f', 'zoe', 'Grandma’s name 柚子', '2026-11-23T23:06:57.795Z', -1);


--
-- Data for Name: subscribers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscribers VALUES ('adaadaadaadaadaadaada1', 'ada@example.org', 'ada@example.org', 'confirmed', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.subscribers VALUES ('bobbobbobbobbobbobbob1', 'Bob+news@example.org', 'bob+news@example.org', 'confirmed', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.subscribers VALUES ('eveeveeveeveeveeveeve1', 'eve@example.org', 'eve@example.org', 'pending', '2026-11-22T10:00:00.000Z', NULL, NULL, NULL, 0);
INSERT INTO public.subscribers VALUES ('zedzedzedzedzedzedzed1', 'zed@example.org', 'zed@example.org', 'unsubscribed', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', NULL, 0);
INSERT INTO public.subscribers VALUES ('ninninninninninninnin1', 'nin@example.org', 'nin@example.org', 'bounced', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', NULL, 0);


--
-- Data for Name: visitors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.visitors VALUES ('7d56ab10981bb8cf356807e71f18325f19d426ff26eb9161d29ce9fa87f2065f', '2026-11-23', '2026-11-23');


--
-- Data for Name: waiting_letters; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: room_change_numbers; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.room_change_numbers', 3, true);


--
-- Name: contact_messages contact_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (number);


--
-- Name: kept_secrets kept_secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kept_secrets
    ADD CONSTRAINT kept_secrets_pkey PRIMARY KEY (name);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: newsletter_deliveries newsletter_deliveries_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_deliveries
    ADD CONSTRAINT newsletter_deliveries_key PRIMARY KEY (issue, subscriber);


--
-- Name: newsletter_issues newsletter_issues_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_issues
    ADD CONSTRAINT newsletter_issues_pkey PRIMARY KEY (id);


--
-- Name: room_slots room_slots_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.room_slots
    ADD CONSTRAINT room_slots_key PRIMARY KEY (room, slot);


--
-- Name: rooms rooms_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rooms
    ADD CONSTRAINT rooms_pkey PRIMARY KEY (id);


--
-- Name: saved_names saved_names_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_names
    ADD CONSTRAINT saved_names_key PRIMARY KEY (visitor, name_id);


--
-- Name: subscribers subscribers_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_email_key_key UNIQUE (email_key);


--
-- Name: subscribers subscribers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);


--
-- Name: visitors visitors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT visitors_pkey PRIMARY KEY (hash);


--
-- Name: waiting_letters waiting_letters_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiting_letters
    ADD CONSTRAINT waiting_letters_key PRIMARY KEY (kind, about);


--
-- Name: newsletter_deliveries_by_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_deliveries_by_state ON public.newsletter_deliveries USING btree (issue, state, attempts);


--
-- Name: newsletter_deliveries_by_subscriber; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_deliveries_by_subscriber ON public.newsletter_deliveries USING btree (subscriber);


--
-- Name: rooms_by_use; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rooms_by_use ON public.rooms USING btree (last_used);


--
-- Name: saved_names_in_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX saved_names_in_order ON public.saved_names USING btree (visitor, "position");


--
-- Name: subscribers_by_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscribers_by_state ON public.subscribers USING btree (state, asked_at);


--
-- Name: visitors_by_last_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX visitors_by_last_seen ON public.visitors USING btree (last_seen);


--
-- Name: newsletter_deliveries newsletter_deliveries_issue_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_deliveries
    ADD CONSTRAINT newsletter_deliveries_issue_fkey FOREIGN KEY (issue) REFERENCES public.newsletter_issues(id);


--
-- Name: newsletter_deliveries newsletter_deliveries_subscriber_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_deliveries
    ADD CONSTRAINT newsletter_deliveries_subscriber_fkey FOREIGN KEY (subscriber) REFERENCES public.subscribers(id) ON DELETE CASCADE;


--
-- Name: room_slots room_slots_room_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.room_slots
    ADD CONSTRAINT room_slots_room_fkey FOREIGN KEY (room) REFERENCES public.rooms(id) ON DELETE CASCADE;


--
-- Name: saved_names saved_names_visitor_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_names
    ADD CONSTRAINT saved_names_visitor_fkey FOREIGN KEY (visitor) REFERENCES public.visitors(hash) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


