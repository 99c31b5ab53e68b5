import { once } from "node:events";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that has come, as far as the server saw it. */
type ReceivedMail = {
  readonly to: string;
  readonly messageId: string;
  /** Headers and body, as they came over the wire. */
  readonly source: string;
};

/** How the server meets a recipient. */
export type Manner =
  | "accept"
  /** 550 to the recipient. */
  | "refuse"
  /** 554 to the text. */
  | "refuse text"
  /** 451 to the recipient. */
  | "not now"
  /** Takes longer than a test waits. */
  | "delay"
  /** Breaks off when the recipient is named. */
  | "drop"
  /** Takes the text, and breaks off before it says so. */
  | "drop after";

export type Smtp = {
  readonly url: string;
  /** In the order of their arrival, repeats included. */
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
};

type Options = {
  readonly mannerOf?: (to: string) => Manner;
  readonly onReceived?: (mail: ReceivedMail) => void;
  readonly delayMs?: number;
};

/** A real mail server in this process, on a free port. */
export async function startSmtp(options: Options = {}): Promise<Smtp> {
  const { mannerOf = () => "accept", onReceived = () => {}, delayMs = 3_000 } = options;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, session, done) {
      switch (mannerOf(address)) {
        case "refuse":
          return done(answer(550, `5.1.1 <${address}>: user unknown`));
        case "not now":
          return done(answer(451, "4.7.1 try later"));
        case "delay":
          setTimeout(done, delayMs);
          return;
        case "drop":
          return breakOff(session.remotePort);
        case "accept":
        case "refuse text":
        case "drop after":
          return done();
      }
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo[0]?.address ?? "";
        const manner = mannerOf(to);
        if (manner === "refuse text") return done(answer(554, "5.7.1 not wanted"));
        const source = Buffer.concat(chunks).toString();
        const mail = { to, messageId: /^Message-ID: (\S+)/im.exec(source)?.[1] ?? "", source };
        received.push(mail);
        onReceived(mail);
        return manner === "drop after" ? breakOff(session.remotePort) : done();
      });
    },
  });
  const sockets = new Map<number, Socket>();
  const breakOff = (port: number) => sockets.get(port)?.destroy();
  server.on("error", () => {}); // A client that breaks off is part of the test.
  const listener = server.listen(0, "127.0.0.1");
  listener.on("connection", (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  await once(listener, "listening");
  const address = listener.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
