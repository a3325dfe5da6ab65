import { house } from './app.ts'

interface Operation {
  description?: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: boolean | Schema
}

export interface Described {
  method: 'GET' | 'POST'
  path: string
  access: string
  body: Schema | undefined
}

/** Every call of the product, from its own documentation. */
export function describedRoutes(): Described[] {
  const document = house.app.swagger() as { paths?: Record<string, Record<string, Operation>> }
  return Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      path,
      access: /access: ([\w.]+)/.exec(operation.description ?? '')?.[1] ?? 'none',
      body: operation.requestBody?.content['application/json']?.schema,
    })),
  )
}
