import type { ApplicationCheck, CheckResult } from '#contract/onboarding/applications.ts'
import type { CaseAction, CaseStatus } from '#contract/kit/case/states.ts'
import { caseStatusNames } from '#contract/kit/case/states.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { foldCreditCode, hasRightCheckDigit } from '#contract/kit/text/creditCode.ts'
import {
  type CertificateDraft,
  certificateStateOf,
  certificateTypeNames,
  daysLeftOf,
  requiredCertificates,
} from '#contract/suppliers/certificates.ts'
import type { Actor } from '#kit/actor.ts'
import { applicationFlowOf, caseFlow } from '#kit/case/case.rules.ts'
import { refuse } from '#kit/refusal.ts'

const usual = applicationFlowOf('supplier.approve').moves

/** Flow of an application: one that was returned is corrected and submitted again, and stays returned until then. */
export const supplierApplicationFlow = caseFlow<CaseStatus, CaseAction>(
  {
    ...usual,
    save: {
      from: ['01', '04', '06', '07'],
      to: ({ status }) => (status === '04' ? '04' : '01'),
      into: { '01': ['01'], '04': ['04'], '06': ['01'], '07': ['01'] },
      needs: 'owner',
    },
    submit: { from: ['01', '04', '06', '07'], to: '02', needs: 'owner' },
    // Those who may handle it need not guard twice: `caseFlow` adds the guard of own cases.
    take: { from: ['02'], to: '03', needs: 'supplier.approve' },
    ask: { from: ['02', '03'], to: '04', needs: 'supplier.approve' },
    grant: { from: ['02', '03'], to: '05', needs: 'supplier.approve' },
    refuse: { from: ['02', '03', '04'], to: '06', needs: 'supplier.approve' },
  },
  caseStatusNames,
)

const nameOf = ({ type }: CertificateDraft, { lang }: Pick<Actor, 'lang'>) =>
  certificateTypeNames[type][lang === 'en' ? 1 : 0]

const isExpired = ({ to }: CertificateDraft, today: string) => certificateStateOf(daysLeftOf(to, today)) === 'expired'

/** Refuses certificates without number or file, and those that have expired. */
export function demandComplete(certificates: readonly CertificateDraft[], actor: Pick<Actor, 'lang' | 'now'>): void {
  const incomplete = certificates.find(({ no, fileIds }) => no.trim() === '' || fileIds.length === 0)
  if (incomplete) refuse('supplierApplication.certificateIncomplete', { name: nameOf(incomplete, actor) })
  const expired = certificates.find((each) => isExpired(each, dayOf(actor.now)))
  if (expired) refuse('supplierApplication.certificateExpired', { name: nameOf(expired, actor) })
}

/** Refuses certificates that do not do: the required ones, each with number and file, none expired today. */
export function demandCertificates(
  certificates: readonly CertificateDraft[],
  actor: Pick<Actor, 'lang' | 'now'>,
): void {
  if (requiredCertificates.some((type) => !certificates.some((each) => each.type === type)))
    refuse('supplierApplication.licenceMissing')
  demandComplete(certificates, actor)
}

interface Found {
  /** Supplier with the same credit code. */
  readonly sameCode: { readonly name: string; readonly isBlacklisted: boolean } | undefined
  /** Supplier with the same name. */
  readonly sameName: { readonly name: string } | undefined
  readonly isAccountTaken: boolean
}
interface Application {
  readonly credit_code: string
  readonly user_code: string
  readonly certificates: readonly CertificateDraft[]
}

interface Checked {
  readonly check: ApplicationCheck
  readonly result: CheckResult
  readonly about: string
}
const checked = (check: ApplicationCheck, result: CheckResult, about = ''): Checked => ({ check, result, about })

/**
 * Automatic checks. A wrong check digit is a warning, because registries have issued such codes; it is for the reviewer
 * to compare it with the licence.
 */
export function checksOf(
  { credit_code: written, user_code: userCode, certificates }: Application,
  { sameCode, sameName, isAccountTaken }: Found,
  actor: Pick<Actor, 'lang' | 'now'>,
): Checked[] {
  const code = foldCreditCode(written)
  const today = dayOf(actor.now)
  const expired = certificates.filter((each) => isExpired(each, today)).map((each) => nameOf(each, actor))
  const soon = certificates
    .filter(({ to }) => certificateStateOf(daysLeftOf(to, today)) === 'expiring')
    .map((each) => nameOf(each, actor))
  const ofCertificates = (): Checked => {
    if (expired.length > 0) return checked('certificates', 'fail', expired.join('、'))
    return soon.length > 0 ? checked('certificates', 'warn', soon.join('、')) : checked('certificates', 'ok')
  }
  return [
    checked('creditCode', hasRightCheckDigit(code) ? 'ok' : 'warn', code),
    sameCode ? checked('codeTaken', 'fail', sameCode.name) : checked('codeTaken', 'ok'),
    sameName ? checked('nameTaken', 'warn', sameName.name) : checked('nameTaken', 'ok'),
    ofCertificates(),
    sameCode?.isBlacklisted ? checked('blacklist', 'fail', sameCode.name) : checked('blacklist', 'ok'),
    checked('account', isAccountTaken ? 'fail' : 'ok', userCode),
  ]
}
