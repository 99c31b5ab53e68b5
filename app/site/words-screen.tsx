import type { ReactNode } from "react";

type Props = {
  /** Of the browser's tab. */
  readonly tab: string;
  readonly heading: string;
  readonly text: string;
  /** What more there is to say. */
  readonly children?: ReactNode;
  /** The way home. */
  readonly home: ReactNode;
};

/** A few words in the place of a page. */
export function WordsScreen({ tab, heading, text, children, home }: Props) {
  return (
    <main id="main" className="shell sec words">
      <title>{tab}</title>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
      <p>{home}</p>
    </main>
  );
}
