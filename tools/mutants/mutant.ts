/** Mutant: code without one of its guards, and the test that must fail. */
export interface Mutant {
  /** Invariant of docs/invariants.md that the guard protects. */
  readonly guards: `I-${number}`
  readonly without: string
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  readonly test: { readonly file: string; readonly name: string }
}
