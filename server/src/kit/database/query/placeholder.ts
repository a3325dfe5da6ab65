import { type Expression, ExpressionWrapper, ValueNode } from 'kysely'
import { jsonText } from './jsonText.ts'

/** Placeholder for a parameter value while a query is compiled. */
export class Placeholder {
  readonly name: string
  readonly isJson: boolean
  constructor(name: string, isJson = false) {
    this.name = name
    this.isJson = isJson
  }
  valueIn(params: Record<string, unknown>): unknown {
    const value = params[this.name]
    return this.isJson && value !== null ? jsonText(value) : value
  }
}

/** Placeholder inside an expression of `Params`, for `json`. */
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
