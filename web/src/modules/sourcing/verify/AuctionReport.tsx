import { useTranslation } from 'react-i18next'
import { proofCheckTexts, proofTrustTexts } from '#contract/sourcing/auction/proofTexts.ts'
import { inLanguage } from '#contract/sourcing/seal/auditTexts.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { proofChecks } from '#sealing/auction/verifyProof.ts'
import type { VerifiedAuction } from './auctionVerification.ts'
import css from './Verify.module.css'

/** Report about the file of an auction: verdict, checks, and what must be trusted. */
export function AuctionReport({ verified: { fileName, report } }: { readonly verified: VerifiedAuction }) {
  const { t } = useTranslation()
  const lang = useLocale() === 'en_US' ? 'en' : 'zh-CN'
  const isGood = report.failed.length === 0
  return (
    <Section title={t(isGood ? 'verify.good' : 'verify.bad')} note={fileName}>
      <ul className={css['points']}>
        {proofChecks.map((check) => {
          const failure = report.failed.find((each) => each.check === check)
          const isChecked = report.checked.includes(check)
          return (
            <li key={check}>
              <StatusTag tone={failure ? 'err' : isChecked ? 'ok' : 'mute'}>
                {inLanguage(proofCheckTexts[check], lang)}
                {failure && ` · ${failure.why}${failure.seq === undefined ? '' : ` #${failure.seq}`}`}
              </StatusTag>
            </li>
          )
        })}
        {report.trusted.map((each) => (
          <li key={each}>? {inLanguage(proofTrustTexts[each], lang)}</li>
        ))}
      </ul>
    </Section>
  )
}
