export interface OrderFilter {
  readonly keyword?: string
  readonly fromDay?: string
  readonly toDay?: string
  readonly amountFrom?: string
  readonly amountTo?: string
}

export const names = ['keyword', 'fromDay', 'toDay', 'amountFrom', 'amountTo'] as const
export type Name = (typeof names)[number]
type Draft = Readonly<Record<Name, string>>

export const draftOf = (filter: OrderFilter): Draft =>
  Object.fromEntries(names.map((name) => [name, filter[name] ?? ''])) as Record<Name, string>

export const isAmount = (text: string) => /^(|(0|[1-9]\d{0,12})(\.\d{1,2})?)$/.test(text)
