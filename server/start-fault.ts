/** Why the server, or a command, cannot start, in one sentence that says what to do. Shown as it stands, without a stack. */
export class StartFault extends Error {
  /** Whether waiting may help: a database that does not answer yet. */
  readonly mayPass: boolean;
  constructor(sentence: string, { mayPass = false, cause }: { mayPass?: boolean; cause?: unknown } = {}) {
    super(sentence, { cause });
    this.name = "StartFault";
    this.mayPass = mayPass;
  }
}
