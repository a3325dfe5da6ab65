import { type Permission, permissions } from '#contract/permissions.ts'
import { type Entrance } from '#contract/kit/entrance.ts'
import type { CallAccess } from '#kit/http/openApi.ts'
import { aPerson, type Person, server, type TestTenant } from './app.ts'

interface Operation {
  'x-access'?: CallAccess
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses?: Record<string, { content?: Record<string, unknown> }>
}
export interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: boolean | Schema
  enum?: string[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  minItems?: number
  minimum?: number
}

export interface Described {
  method: 'GET' | 'POST'
  path: string
  access: string
  /** Systems may call with an API key. */
  byKey: boolean
  /** Entrances whose users may call; empty: all. */
  entrances: readonly Entrance[]
  /** JSON body, or the text fields of an upload. */
  body: Schema | undefined
  /** Query parameters. */
  query: Schema
  isUpload: boolean
  /** The reply is a file. */
  isDownload: boolean
  /** Accepted file extensions. */
  accepts: readonly string[]
}

const formOf = ({ requestBody }: Operation) => requestBody?.content['multipart/form-data']?.schema

function bodyOf(operation: Operation): Schema | undefined {
  const form = formOf(operation)
  if (!form) return operation.requestBody?.content['application/json']?.schema
  const { file: _, ...properties } = form.properties ?? {}
  return { ...form, properties }
}

/** Every call of the product, according to its OpenAPI document. */
export function describedRoutes(): Described[] {
  const document = server.app.swagger() as { paths?: Record<string, Record<string, Operation>> }
  return Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      path,
      access: operation['x-access']?.access ?? 'none',
      entrances: operation['x-access']?.entrances ?? [],
      byKey: operation['x-access']?.byKey ?? false,
      body: bodyOf(operation),
      query: {
        type: 'object',
        properties: Object.fromEntries((operation.parameters ?? []).map(({ name, schema }) => [name, schema])),
      },
      isUpload: formOf(operation) !== undefined,
      isDownload: operation.responses?.['200']?.content?.['application/octet-stream'] !== undefined,
      accepts: formOf(operation)?.properties?.['file']?.description?.split(' ') ?? [],
    })),
  )
}

/** Caller for each call: `person`, or a person with all permissions at the entrance that the call is limited to. */
export async function callers(tenant: TestTenant, person: Person): Promise<(call: Described) => Person> {
  const everything = Object.keys(permissions) as Permission[]
  const limited = new Set(describedRoutes().flatMap(({ entrances: [entrance] }) => entrance ?? []))
  const people = new Map<Entrance, Person>()
  for (const entrance of limited)
    people.set(
      entrance,
      await aPerson(tenant, {
        permissions: everything,
        ...(entrance === 'supplier' ? { supplierId: '7' } : { entrance }),
      }),
    )
  return ({ entrances: [entrance] }) => (entrance ? people.get(entrance)! : person)
}
