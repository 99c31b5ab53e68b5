/** A national series, or that of a part of a country, and what must be said of it. */
export type Country = {
  /** In the file, and as a file of the source is named. */
  readonly id: string;
  readonly label: string;
  /** Names with fewer births are absent; null where the list is a top 100. */
  readonly floor: number | null;
  /** The line that must stand where its figures are shown. */
  readonly notice: string;
  readonly licence: string;
};

/** In the order in which they are told. Never added together: their floors differ. */
export const COUNTRIES: readonly Country[] = [
  {
    id: "england-wales",
    label: "England and Wales",
    floor: 3,
    notice: "Source: Office for National Statistics licensed under the Open Government Licence v3.0",
    licence: "Open Government Licence v3.0",
  },
  {
    id: "scotland",
    label: "Scotland",
    floor: 3,
    notice: "Source: National Records of Scotland licensed under the Open Government Licence v3.0",
    licence: "Open Government Licence v3.0",
  },
  {
    id: "northern-ireland",
    label: "Northern Ireland",
    floor: 3,
    notice: "Source: NISRA licensed under the Open Government Licence v3.0",
    licence: "Open Government Licence v3.0",
  },
  {
    id: "ireland",
    label: "Ireland",
    floor: 3,
    notice: "Source: Central Statistics Office, Ireland, CC BY 4.0",
    licence: "CC BY 4.0",
  },
  {
    id: "france",
    label: "France",
    floor: 3,
    notice: "Source : Insee, Fichier des prénoms, édition 2024 (Licence Ouverte 2.0)",
    licence: "Licence Ouverte / Open Licence 2.0",
  },
  {
    id: "belgium",
    label: "Belgium",
    floor: 5,
    notice: "Source: Statbel (Directorate-general Statistics, Statistics Belgium), CC BY 4.0",
    licence: "CC BY 4.0",
  },
  {
    id: "poland",
    label: "Poland",
    floor: 2,
    notice: "Source: dane.gov.pl, PESEL register (CC0 1.0)",
    licence: "CC0 1.0",
  },
  {
    id: "austria",
    label: "Austria",
    floor: 3,
    notice: "Source: Statistik Austria, data.statistik.gv.at, CC BY 4.0",
    licence: "CC BY 4.0",
  },
  {
    id: "norway",
    label: "Norway",
    floor: 4,
    notice: "Source: Statistics Norway, CC BY 4.0",
    licence: "CC BY 4.0",
  },
  {
    id: "new-zealand",
    label: "New Zealand",
    floor: 10,
    notice: "Source: Department of Internal Affairs, New Zealand, CC BY 4.0",
    licence: "CC BY 4.0",
  },
  {
    id: "australia-nsw",
    label: "New South Wales",
    floor: null,
    notice: "Source: State of New South Wales (Registry of Births, Deaths and Marriages), CC BY 4.0",
    licence: "CC BY 4.0",
  },
  {
    id: "canada-ontario",
    label: "Ontario",
    floor: 5,
    notice: "Contains information licensed under the Open Government Licence – Ontario",
    licence: "Open Government Licence – Ontario",
  },
  {
    id: "chile",
    label: "Chile",
    floor: 5,
    notice: "Source: Servicio de Registro Civil e Identificación, Chile, via the guaguas data set (CC0)",
    licence: "CC0 1.0",
  },
  {
    id: "germany-berlin",
    label: "Berlin",
    floor: 3,
    notice: "Source: Landesamt für Bürger- und Ordnungsangelegenheiten Berlin, CC BY 3.0 DE",
    licence: "CC BY 3.0 DE",
  },
];
