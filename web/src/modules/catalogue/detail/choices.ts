import type { GoodsDetail } from '#contract/catalogue/goods.ts'

type Sku = GoodsDetail['choices'][number]

export interface ChoiceOption {
  readonly value: string
  /** SKU with this option that is otherwise most similar to the current one. */
  readonly skuId: string
  readonly isChosen: boolean
  readonly isSoldOut: boolean
}

export interface SkuChoice {
  readonly name: string
  readonly options: readonly ChoiceOption[]
}

/** SKUs without options are distinguished by their specification. */
const answersOf = ({ choices, spec }: Sku) => (choices.length > 0 ? choices : [{ name: '', value: spec }])
const answerTo = (sku: Sku | undefined, name: string) => sku && answersOf(sku).find((one) => one.name === name)?.value

/** Options that distinguish the SKUs of a product; omits options with a single value. */
export function choicesOf(skus: readonly Sku[], skuId: string): readonly SkuChoice[] {
  const present = skus.find((sku) => sku.skuId === skuId)
  const names = [...new Set(skus.flatMap((sku) => answersOf(sku).map(({ name }) => name)))]
  const likeness = (sku: Sku) => names.filter((name) => answerTo(sku, name) === answerTo(present, name)).length
  const choices = names.map((name) => {
    const values = [...new Set(skus.map((sku) => answerTo(sku, name)).filter((value) => value !== undefined))]
    const options = values.map((value) => {
      const fitting = skus.filter((sku) => answerTo(sku, name) === value)
      const best = fitting.reduce((one, other) => (likeness(other) > likeness(one) ? other : one))
      return {
        value,
        skuId: best.skuId,
        isChosen: answerTo(present, name) === value,
        isSoldOut: best.available <= 0,
      }
    })
    return { name, options }
  })
  return choices.filter(({ options }) => options.length > 1)
}

/** Options of the widest matrix; more are shown as choices one below the other. */
const MOST = { columns: 6, rows: 12 }

export interface SkuMatrix {
  readonly rowName: string
  readonly columnName: string
  readonly columns: readonly string[]
  /** A SKU for each column, undefined where there is none. */
  readonly rows: readonly { readonly value: string; readonly skus: readonly (Sku | undefined)[] }[]
}

/** SKUs of a product that differ in exactly two options, by both of them; the option with fewer values across. */
export function matrixOf(skus: readonly Sku[], choices: readonly SkuChoice[]): SkuMatrix | undefined {
  const [down, across] = choices.toSorted((a, b) => b.options.length - a.options.length)
  if (choices.length !== 2 || !down || !across) return undefined
  if (across.options.length > MOST.columns || down.options.length > MOST.rows) return undefined
  const columns = across.options.map(({ value }) => value)
  const skuWith = (row: string, column: string) =>
    skus.find((sku) => answerTo(sku, down.name) === row && answerTo(sku, across.name) === column)
  return {
    rowName: down.name,
    columnName: across.name,
    columns,
    rows: down.options.map(({ value }) => ({ value, skus: columns.map((column) => skuWith(value, column)) })),
  }
}
