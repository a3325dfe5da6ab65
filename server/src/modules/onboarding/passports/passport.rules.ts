import {
  type PassportAction,
  type PassportContent,
  type PassportDetail,
  type PassportField,
  type PassportProof,
  type PassportSection,
  type PassportStatus,
  passportStatusNames,
  type PassportText,
} from '#contract/onboarding/passports.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Host in what a person has entered: a host, or the URL of any page there. */
export function hostIn(written: string): string {
  const text = written.trim().toLowerCase()
  try {
    return new URL(text.includes('://') ? text : `https://${text}`).hostname
  } catch {
    return ''
  }
}

/** Sections of the content that were granted. */
export const granted = (content: PassportContent, sections: readonly PassportSection[]): Partial<PassportContent> =>
  Object.fromEntries(Object.entries(content).filter(([name]) => sections.includes(name as PassportSection)))

/** Signed text, read again; undefined for anything else. */
export function readPassport(text: string): PassportText | undefined {
  try {
    const read = JSON.parse(text) as PassportText
    return read.format === 'baicai-supplier-passport-1' ? read : undefined
  } catch {
    return undefined
  }
}

interface PassportFacts {
  readonly status: PassportStatus
  readonly proof: PassportProof
  readonly supplierId: string | null
}
const isAuthentic: Requirement<PassportFacts> = {
  holds: ({ proof }) => proof === 'valid',
  otherwise: ({ proof }) => (proof === 'withdrawn' ? 'passport.withdrawn' : 'passport.altered'),
}
const isOfSupplier: Requirement<PassportFacts> = {
  holds: ({ supplierId }) => supplierId !== null,
  otherwise: 'passport.noSupplier',
}

/** Flow of a delivered passport. */
export const passportFlow = flow<PassportFacts, PassportStatus, PassportAction | 'replace' | 'withdraw' | 'deliver'>(
  {
    takeOver: { from: ['01'], to: '02', needs: 'supplier.approve', only: [isAuthentic, isOfSupplier] },
    setAside: { from: ['01'], to: '05', needs: 'supplier.approve' },
    replace: { from: ['01', '05'], to: '03', needs: 'system' },
    withdraw: { from: ['01', '03', '05'], to: '04', needs: 'system' },
    deliver: { from: ['04'], to: '01', needs: 'system' },
  },
  passportStatusNames,
)

/** Profile as a platform holds it. */
export interface HeldProfile {
  readonly fields: Readonly<Record<PassportField, string>>
  readonly certificates: readonly { readonly type: string; readonly no: string; readonly to: string }[]
}

export const fieldNames: readonly PassportField[] = [
  'name',
  'legalPerson',
  'region',
  'address',
  'contactName',
  'contactTel',
]

/** Fields of which the passport says something, beside what is held. */
export function differencesOf(
  { company, contacts }: Partial<PassportContent>,
  held: HeldProfile | undefined,
): PassportDetail['fields'] {
  const delivered: Readonly<Partial<Record<PassportField, string>>> = { ...company, ...contacts }
  return fieldNames.flatMap((field) => {
    const value = delivered[field]
    return value === undefined ? [] : [{ field, held: held?.fields[field] ?? '', delivered: value }]
  })
}

/** Certificates of the passport beside those that are held: the same, renewed, new, or expired. */
export const certificatesOf = (
  { certificates = [] }: Partial<PassportContent>,
  held: HeldProfile | undefined,
  now: Date,
): PassportDetail['certificates'] =>
  certificates.map(({ files, ...certificate }) => {
    const { type, no, to } = certificate
    const known = held?.certificates.filter((each) => each.type === type) ?? []
    const isExpired = to !== '' && to < dayOf(now)
    const isHeld = known.some((each) => each.no === no && each.to === to)
    const state = isHeld ? 'same' : isExpired ? 'expired' : known.length > 0 ? 'renewed' : 'new'
    return { ...certificate, files: files.length, state }
  })
