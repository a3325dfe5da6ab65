import { ScimError } from './scimError.rules.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** What a directory may say of an account. */
export interface UserDraft {
  readonly userName: string
  readonly externalId: string
  readonly displayName: string
  readonly email: string
  readonly mobile: string
  readonly active: boolean
  /** Code or name of a department; empty: that of the directory's service account. */
  readonly department: string
}
type Values = { -readonly [K in keyof UserDraft]?: UserDraft[K] }
type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const wrong = (detail: string) => new ScimError(400, detail, 'invalidValue')

function textOf(value: unknown, name: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') throw wrong(`${name} must be a string`)
  return value.trim()
}

/** Directories send `"False"` as a text, too. */
function truthOf(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  throw wrong(`${name} must be true or false`)
}

/** Mobile numbers are kept without country code and blanks. */
const mobileOf = (text: string) => text.replaceAll(/[\s-]/g, '').replace(/^(\+|00)86/, '')

/** The primary one of several values, or the first. */
function primaryOf(value: unknown, name: string): string {
  if (value === null || value === undefined) return ''
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  const found = all.find((each) => isObject(each) && each['primary'] === true) ?? all[0]
  return textOf(isObject(found) ? found['value'] : found, name)
}

/** A name as it is shown: 张三, or the given name before the family name. */
function nameOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const formatted = textOf(value['formatted'], 'name.formatted')
  if (formatted !== '') return formatted
  const [family, given] = [textOf(value['familyName'], 'name.familyName'), textOf(value['givenName'], 'name.givenName')]
  if (family === '' || given === '') return family || given || undefined
  return /^\p{Script=Han}+$/u.test(family + given) ? family + given : `${given} ${family}`
}

/** Attributes that this product keeps, by their names in lower case; others are read past, as the RFC allows. */
const readers: Readonly<Record<string, (values: Values, value: unknown) => void>> = {
  username: (values, value) => void (values.userName = textOf(value, 'userName')),
  externalid: (values, value) => void (values.externalId = textOf(value, 'externalId')),
  displayname: (values, value) => void (values.displayName = textOf(value, 'displayName')),
  name: (values, value) => {
    const name = nameOf(value)
    if (name !== undefined) values.displayName ??= name
  },
  'name.formatted': (values, value) => void (values.displayName = textOf(value, 'name.formatted')),
  emails: (values, value) => void (values.email = primaryOf(value, 'emails')),
  'emails.value': (values, value) => void (values.email = textOf(value, 'emails')),
  phonenumbers: (values, value) => void (values.mobile = mobileOf(primaryOf(value, 'phoneNumbers'))),
  'phonenumbers.value': (values, value) => void (values.mobile = mobileOf(textOf(value, 'phoneNumbers'))),
  active: (values, value) => void (values.active = truthOf(value, 'active')),
  [`${enterpriseSchema.toLowerCase()}:department`]: (values, value) =>
    void (values.department = textOf(value, 'department')),
}

function readAll(values: Values, attributes: Json): void {
  // The name that is shown wins over its parts, whichever comes first.
  const entries = Object.entries(attributes).toSorted(
    ([a], [b]) => Number(/^name$/i.test(a)) - Number(/^name$/i.test(b)),
  )
  for (const [name, value] of entries) {
    if (name.toLowerCase() === enterpriseSchema.toLowerCase() && isObject(value)) {
      for (const [inner, given] of Object.entries(value))
        readers[`${enterpriseSchema}:${inner}`.toLowerCase()]?.(values, given)
    } else readers[name.toLowerCase()]?.(values, value)
  }
}

/** What a new or a replaced user has; an attribute that is not named is empty, and an account is active. */
export function draftOf(body: unknown): UserDraft {
  if (!isObject(body)) throw new ScimError(400, 'the body must be an object', 'invalidSyntax')
  const values: Values = {}
  readAll(values, body)
  const { userName = '', externalId = '', displayName = '', email = '', mobile = '', active = true } = values
  if (userName === '') throw wrong('userName is required')
  return {
    userName,
    externalId,
    displayName: displayName || userName,
    email,
    mobile,
    active,
    department: values.department ?? '',
  }
}

const plainPath = /^[A-Za-z][\w$:.-]*$/
/** One of several values: `emails[type eq "work"].value`. */
const filteredPath = /^(emails|phoneNumbers)\[\s*\w+\s+eq\s+("[^"\\]*"|true|false)\s*\](\.value)?$/i
const emptyOf: UserDraft = {
  userName: '',
  externalId: '',
  displayName: '',
  email: '',
  mobile: '',
  active: false,
  department: '',
}
const removable: Readonly<Record<string, keyof UserDraft>> = {
  externalid: 'externalId',
  emails: 'email',
  'emails.value': 'email',
  phonenumbers: 'mobile',
  'phonenumbers.value': 'mobile',
  [`${enterpriseSchema.toLowerCase()}:department`]: 'department',
}

const attributeAt = (path: string): string => {
  const filtered = filteredPath.exec(path)
  if (filtered) return filtered[3] ? `${filtered[1]}.value`.toLowerCase() : filtered[1]!.toLowerCase()
  if (!plainPath.test(path)) throw new ScimError(400, `the path ${path.slice(0, 100)} is not supported`, 'invalidPath')
  const core = `${userSchema}:`.toLowerCase()
  const name = path.toLowerCase()
  return name.startsWith(core) ? name.slice(core.length) : name
}

/** Operation of a PATCH; directories write `op` in capitals, too. */
export interface ScimOperation {
  readonly op: 'add' | 'replace' | 'remove'
  /** Empty: the value has the attributes. */
  readonly path: string
  readonly value: unknown
}
const ops = ['add', 'replace', 'remove'] as const

function operationOf(given: unknown): ScimOperation {
  if (!isObject(given)) throw new ScimError(400, 'an operation must be an object', 'invalidSyntax')
  const { path = '', value } = given
  const op = ops.find((each) => typeof given['op'] === 'string' && given['op'].toLowerCase() === each)
  if (op === undefined) throw new ScimError(400, 'op must be add, replace or remove', 'invalidSyntax')
  if (typeof path !== 'string') throw new ScimError(400, 'path must be a string', 'invalidPath')
  return { op, path, value }
}

function applyOne(values: Values, { op, path, value }: ScimOperation): void {
  if (path === '') {
    if (op === 'remove') throw new ScimError(400, 'remove needs a path', 'noTarget')
    if (!isObject(value)) throw wrong('value must be an object where there is no path')
    return readAll(values, value)
  }
  const name = attributeAt(path)
  if (op !== 'remove') {
    const single = /^(emails|phonenumbers)$/.test(name) && isObject(value) ? [value] : value
    if (name === enterpriseSchema.toLowerCase()) return readAll(values, { [enterpriseSchema]: value })
    return readers[name]?.(values, single)
  }
  const field = removable[name]
  if (field) Object.assign(values, { [field]: emptyOf[field] })
  else if (readers[name]) throw new ScimError(400, `${path} cannot be removed`, 'noTarget')
}

/** Operations of a PATCH, which apply all together or not at all. */
export function operationsOf(body: unknown): ScimOperation[] {
  if (!isObject(body)) throw new ScimError(400, 'the body must be an object', 'invalidSyntax')
  const schemas = body['schemas']
  const operations = body['Operations'] ?? body['operations']
  if (!Array.isArray(schemas) || !schemas.includes(patchSchema) || !Array.isArray(operations))
    throw new ScimError(400, `the body must have the schema ${patchSchema} and Operations`, 'invalidSyntax')
  if (operations.length === 0 || operations.length > 100)
    throw new ScimError(400, 'there must be 1 to 100 operations', 'invalidSyntax')
  return (operations as unknown[]).map(operationOf)
}

/** A user after the operations of a PATCH. */
export function patched(before: UserDraft, body: unknown): UserDraft {
  const values: Values = {}
  for (const operation of operationsOf(body)) applyOne(values, operation)
  const after = { ...before, ...values }
  if (after.userName === '') throw wrong('userName is required')
  return { ...after, displayName: after.displayName || after.userName }
}

export interface UserFilter {
  readonly userName?: string
  readonly externalId?: string
}

/** Filter of a list: `userName eq "…"` or `externalId eq "…"`. */
export function filterOf(text: string | undefined): UserFilter {
  if (text === undefined || text.trim() === '') return {}
  const found =
    /^\s*(?:urn:ietf:params:scim:schemas:core:2\.0:User:)?(userName|externalId)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(
      text,
    )
  if (!found) throw new ScimError(400, 'only userName eq and externalId eq are supported', 'invalidFilter')
  let value: string
  try {
    value = JSON.parse(found[2]!) as string
  } catch {
    throw new ScimError(400, 'the value of the filter is malformed', 'invalidFilter')
  }
  return found[1]!.toLowerCase() === 'username' ? { userName: value } : { externalId: value }
}
