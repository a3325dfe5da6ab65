import { type Expression, ExpressionWrapper, ValueNode } from 'kysely'

/** Stands for a value in a query that is compiled before there is one. */
export class Placeholder {
  readonly name: string
  readonly isJson: boolean
  constructor(name: string, isJson = false) {
    this.name = name
    this.isJson = isJson
  }
  valueIn(params: Record<string, unknown>): unknown {
    const value = params[this.name]
    return this.isJson && value !== null ? JSON.stringify(value) : value
  }
}

/** The placeholder inside an expression made by `Params`, for `json`. */
export const placeholderIn = (expression: unknown): Placeholder | undefined => {
  const node = (expression as Partial<Expression<unknown>> | undefined)?.toOperationNode?.()
  const value = node?.kind === 'ValueNode' ? (node as ValueNode).value : undefined
  return value instanceof Placeholder ? value : undefined
}

export const placeholdersOf = (params: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(params)
      .filter((name) => params[name] !== undefined)
      .map((name) => [name, new ExpressionWrapper(ValueNode.create(new Placeholder(name)))]),
  )
