/**
 * Another language owes the same keys, no fewer; and no more, but for what it says of one where it has a form for that
 * (`packages_one` beside `packages`).
 */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> } & {
  readonly [K in keyof T as T[K] extends string ? `${K & string}_one` : never]?: string
}
