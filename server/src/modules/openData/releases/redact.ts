import { createHmac } from 'node:crypto'
import { type OpenDataField, openDataPaths, type ProfileRules, type Treatment } from '#contract/openData/fields.ts'
import { compare, decimal, units } from '#contract/kit/money.ts'
import { Exact, isObject, type Json, type JsonObject, textIn } from './json.rules.ts'

/** What belongs to a field beside the value at its path. */
const also: Readonly<Partial<Record<OpenDataField, readonly string[]>>> = {
  'tender/procurementMethod': ['tender/procurementMethodDetails'],
  'tender/items': [
    'tender/items/id',
    'tender/items/description',
    'tender/items/quantity',
    'tender/items/unit',
    'tender/items/unit/name',
  ],
  'awards/items': [
    'awards/items/id',
    'awards/items/description',
    'awards/items/quantity',
    'awards/items/unit',
    'awards/items/unit/name',
  ],
}
/** Fields that are there in every release: without them it is none. */
const always = ['tender/id', 'awards/id', 'contracts/id', 'contracts/awardID']
/** Containers of what is published; one that stays empty is omitted. */
const containers = new Set(['tender', 'awards', 'contracts', 'contracts/implementation'])
/** Fields whose whole content is published. */
const whole: ReadonlySet<string> = new Set<OpenDataField>([
  'buyer',
  'tender/tenderPeriod',
  'tender/value',
  'tender/amendments',
  'awards/value',
  'awards/suppliers',
  'awards/items/unit/value',
  'contracts/value',
  'contracts/implementation/milestones',
  'contracts/implementation/transactions',
])

/** Pseudonym of an organisation: the same within a profile, unlike in any other, and without a way back. */
export const pseudonymOf = (secret: Uint8Array, id: string): string =>
  `P-${createHmac('sha256', secret).update(id).digest('hex').slice(0, 16)}`

const steps = ['1000', '10000', '50000', '100000', '500000', '1000000', '5000000', '10000000', '50000000', '100000000']
/** Lower end of the range that an amount is in; ranges are the same for everybody. */
export const bandOf = (amount: string): string => steps.filter((step) => compare(amount, step) >= 0).at(-1) ?? '0'

interface Profile {
  readonly rules: ProfileRules
  readonly secret: Uint8Array
}

/** What a profile publishes of a state. Whatever is not named in the profile is omitted. */
export function redacted(state: JsonObject, { rules, secret }: Profile): JsonObject {
  const treatmentOf = (path: OpenDataField): Treatment => rules[path] ?? 'omit'
  const treatments = new Map<string, Treatment>(always.map((path) => [path, 'publish']))
  for (const path of openDataPaths) {
    const treatment = treatmentOf(path)
    if (treatment === 'omit') continue
    treatments.set(path, treatment)
    for (const beside of also[path] ?? []) treatments.set(beside, 'publish')
  }
  const supplierTreatment = treatmentOf('awards/suppliers')

  const shownAt = (path: string, value: Json): Json | undefined => {
    const treatment = treatments.get(path)
    if (treatment === undefined && !containers.has(path)) return undefined
    if (treatment === 'band') return banded(value)
    if (path === 'awards/suppliers' && treatment === 'pseudonym') return pseudonymous(value)
    if (whole.has(path)) return value
    if (Array.isArray(value)) return (value as readonly Json[]).flatMap((each) => partOf(path, each) ?? [])
    return isObject(value) ? partOf(path, value) : value
  }
  const partOf = (path: string, value: Json): Json | undefined => {
    if (!isObject(value)) return value
    const entries = Object.entries(value).flatMap(([key, each]) => {
      const shown = shownAt(`${path}/${key}`, each)
      return shown === undefined || isEmpty(shown) ? [] : [[key, shown] as const]
    })
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
  const pseudonymous = (value: Json): Json =>
    (value as readonly JsonObject[]).map(({ id }) => {
      const name = pseudonymOf(secret, textIn(id))
      return { id: name, name }
    })
  const parties = ((state['parties'] ?? []) as readonly JsonObject[]).flatMap((party): JsonObject[] => {
    const roles = party['roles'] as readonly string[]
    if (roles.includes('buyer')) return treatmentOf('buyer') === 'publish' ? [party] : []
    if (supplierTreatment === 'publish') return [party]
    if (supplierTreatment !== 'pseudonym') return []
    const name = pseudonymOf(secret, textIn(party['id']))
    return [{ id: name, name, roles }]
  })
  const content = Object.entries(state).flatMap(([key, value]) => {
    if (key === 'parties') return []
    const shown = shownAt(key, value)
    return shown === undefined || isEmpty(shown) ? [] : [[key, shown] as const]
  })
  return { ...(parties.length === 0 ? {} : { parties }), ...Object.fromEntries(content) }
}

const isEmpty = (value: Json): boolean =>
  Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0

/** An amount as the lower end of its range. */
function banded(value: Json): Json {
  const { amount, currency = 'CNY' } = value as { readonly amount: Exact; readonly currency?: string }
  return { amount: new Exact(bandOf(decimal(units(amount.text), 2))), currency }
}
