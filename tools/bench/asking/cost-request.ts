/** A request, as it is put to the server. */
export type Ask = {
  readonly method?: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
};

/** The dearest request that is known of a route: another one each turn, so that nothing remembered answers. */
export type Dear = { readonly route: string; readonly what: string; readonly ask: (turn: number) => Ask };
