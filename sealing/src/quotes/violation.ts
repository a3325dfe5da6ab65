/** Violation of a quote, with its path, such as `lines/2/price`. */
export interface Violation {
  readonly violation:
    | 'shape'
    | 'control'
    | 'length'
    | 'decimal'
    | 'currency'
    | 'unknownItem'
    | 'duplicateItem'
    | 'order'
    | 'missingItem'
    | 'quantity'
    | 'amount'
    | 'total'
    | 'tooLarge'
  readonly path: string
}
