/** A guard, taken out: what the code says then, and the test that must notice. */
export interface Mutant {
  /** The invariant of docs/invariants.md that the guard keeps. */
  readonly guards: `I-${number}`
  readonly without: string
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  readonly test: { readonly file: string; readonly name: string }
}
