import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled.js'
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import MinusCircleOutlined from '@ant-design/icons-svg/es/asn/MinusCircleOutlined.js'
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useTranslation } from 'react-i18next'
import { auditReason } from '#contract/sourcing/seal/auditReasons.ts'
import { auditCheckTexts, auditTrustTexts, inLanguage } from '#contract/sourcing/seal/auditTexts.ts'
import { saveFile } from '#web/kit/client/download.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { type AuditCheck, auditChecks, type Failure } from '#sealing/audit/report.ts'
import type { Verification } from './verification.ts'
import css from './Verify.module.css'

const icons = { ok: CheckCircleFilled, err: CloseCircleFilled, none: MinusCircleOutlined }

/** Report of a verification: summary, checks, and what must be trusted. */
export function Report({ verification }: { readonly verification: Verification }) {
  const { t } = useTranslation()
  const { report, fileName, ms, file, hasOwnTrust, evidence } = verification
  const isGood = report.failed.length === 0
  const states = auditChecks.map((check) => stateOf(check, verification))
  const countOf = (state: ReturnType<typeof stateOf>) => states.filter((each) => each === state).length
  const save = () =>
    saveFile(
      new Blob([JSON.stringify({ fileName, ...report }, null, 2)], { type: 'application/json' }),
      t('verify.reportFile', { name: fileName.replace(/\.json$/, '') }),
    )
  const facts = file
    ? [
        { label: t('verify.fact.project'), value: file.terms.title },
        { label: t('verify.fact.quotes'), value: file.openings.flatMap(({ outcomes }) => outcomes).length },
        { label: t('verify.fact.log'), value: t('verify.entries', { count: file.log.length }) },
        { label: t('verify.fact.profile'), value: t(`verify.profile.${file.profile}`) },
        { label: t('verify.fact.trust'), value: t(hasOwnTrust ? 'verify.trust.own' : 'verify.trust.site') },
        {
          label: t('verify.fact.evidence'),
          value: [
            t('verify.evidence.receipts', { count: evidence.receipts.length + evidence.scoreReceipts.length }),
            t('verify.evidence.packets', { count: evidence.packets.length }),
            t('verify.evidence.heads', { count: evidence.closingHeads.length }),
          ].join(t('verify.evidence.and')),
        },
      ]
    : []
  return (
    <>
      <section className={`card ${css['verdict']}`} data-tone={isGood ? 'ok' : 'err'}>
        <Icon of={isGood ? CheckCircleFilled : CloseCircleFilled} />
        <div>
          <h2>{t(isGood ? 'verify.good' : 'verify.bad')}</h2>
          <output>
            {t('verify.count', {
              all: auditChecks.length,
              passed: countOf('ok'),
              failed: countOf('err'),
              unchecked: countOf('none'),
            })}{' '}
            {t('verify.took', { ms })}
          </output>
        </div>
        <Button icon={<Icon of={DownloadOutlined} />} onClick={save}>
          {t('verify.saveReport')}
        </Button>
      </section>
      {facts.length > 0 && (
        <Section title={t('verify.facts')}>
          <DescriptionList items={facts} />
        </Section>
      )}
      <Checks verification={verification} />
      {!isGood && (
        <Section title={t('verify.whatNow')}>
          <p>{t('verify.whatNowText')}</p>
        </Section>
      )}
    </>
  )
}

/** A check without evidence has no result. */
function stateOf(check: AuditCheck, { report, evidence }: Verification): 'ok' | 'err' | 'none' {
  if (report.failed.some((failure) => failure.check === check)) return 'err'
  const { receipts, scoreReceipts, closingHeads, packets } = evidence
  if (check === 'V12' && receipts.length + scoreReceipts.length + closingHeads.length === 0) return 'none'
  if (check === 'V13' && packets.length === 0) return 'none'
  return report.checked.includes(check) ? 'ok' : 'none'
}

function Checks({ verification }: { readonly verification: Verification }) {
  const { report } = verification
  const { t } = useTranslation()
  const lang = useLocale() === 'en_US' ? 'en' : 'zh-CN'
  return (
    <>
      <Section title={t('verify.checks')} note={t('verify.checksNote')}>
        <ol className={css['checks']}>
          {auditChecks.map((check) => {
            const failures = report.failed.filter((failure) => failure.check === check)
            const state = stateOf(check, verification)
            return (
              <li key={check} data-tone={state}>
                <Icon of={icons[state]} />
                <span>
                  <b>{inLanguage(auditCheckTexts[check], lang)}</b>
                  <span className={state === 'none' ? css['quiet'] : 'visuallyHidden'}>
                    {t(`verify.state.${state}`)}
                  </span>
                  {failures.slice(0, 20).map((failure, place) => (
                    <FailureLine key={place} failure={failure} />
                  ))}
                </span>
                <small className="num">{check}</small>
              </li>
            )
          })}
        </ol>
      </Section>
      {report.trusted.length > 0 && (
        <Section title={t('verify.trusted')} note={t('verify.trustedNote')}>
          <ul className={css['points']}>
            {report.trusted.map((each) => (
              <li key={each}>{inLanguage(auditTrustTexts[each], lang)}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** Position and reason of a failure. */
function FailureLine({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation()
  const lang = useLocale() === 'en_US' ? 'en' : 'zh-CN'
  const { seq, round } = failure
  const place = [
    ...(round === undefined ? [] : [t('verify.round', { round })]),
    ...(seq === undefined ? [] : [t('quoting.receipt.seq', { seq })]),
  ]
  return <small className={css['why']}>{[...place, inLanguage(auditReason(failure), lang)].join(' · ')}</small>
}
