/** Reasons for which a file is refused; each is the code of a refusal. */
export type TableErrorCode =
  | 'import.unreadable'
  | 'import.encoding'
  | 'import.tooManyColumns'
  | 'upload.content'
  | 'upload.encrypted'
  | 'upload.unpacksTooLarge'

/** Refusal of a file by the reader of tables, which runs on the server and in the browser. */
export class TableError extends Error {
  readonly code: TableErrorCode
  readonly facts: Readonly<Record<string, number>>
  constructor(code: TableErrorCode, facts: Readonly<Record<string, number>> = {}) {
    super(code)
    this.name = 'TableError'
    this.code = code
    this.facts = facts
  }
}

export function fail(code: TableErrorCode, facts?: Readonly<Record<string, number>>): never {
  throw new TableError(code, facts)
}
