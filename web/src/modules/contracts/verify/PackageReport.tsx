import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled.js'
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import MinusCircleOutlined from '@ant-design/icons-svg/es/asn/MinusCircleOutlined.js'
import { useTranslation } from 'react-i18next'
import type { CheckState, VerifiedPackage } from '#contract/contracts/verification.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { sizeText } from '#web/kit/upload/sizeText.ts'
import css from './VerifyContract.module.css'

const icons = { ok: CheckCircleFilled, err: CloseCircleFilled, none: MinusCircleOutlined }

interface Line {
  readonly key: string
  readonly text: string
  readonly state: CheckState
}

/** Checks with their verdicts. */
function Checks({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTranslation()
  return (
    <ul className={css['checks']}>
      {lines.map(({ key, text, state }) => (
        <li key={key} data-tone={state}>
          <Icon of={icons[state]} />
          <span>{text}</span>
          <small>{t(`verifyContract.state.${state}`)}</small>
        </li>
      ))}
    </ul>
  )
}

/** Report on a package: verdict, facts, and each check. */
export function PackageReport({ report, fileName }: { readonly report: VerifiedPackage; readonly fileName: string }) {
  const { t } = useTranslation()
  const { holds, checks, files, signatures } = report
  const facts = [
    { label: t('verifyContract.fact.file'), value: fileName },
    { label: t('verifyContract.fact.contractNo'), value: report.contractNo },
    { label: t('verifyContract.fact.title'), value: report.title },
    { label: t('verifyContract.fact.documentNo'), value: t('verifyContract.version', { number: report.documentNo }) },
    { label: t('verifyContract.fact.ours'), value: report.ours },
    { label: t('verifyContract.fact.supplier'), value: report.supplier },
    { label: 'SHA-256', value: <span className={css['digest']}>{report.sha256}</span>, wide: true },
  ]
  return (
    <>
      <section className={`card ${css['verdict']}`} data-tone={holds ? 'ok' : 'err'}>
        <Icon of={holds ? CheckCircleFilled : CloseCircleFilled} />
        <div>
          <h2>{t(holds ? 'verifyContract.good' : 'verifyContract.bad')}</h2>
          <output>{t(holds ? 'verifyContract.goodText' : 'verifyContract.badText')}</output>
        </div>
      </section>
      <Section title={t('verifyContract.facts')}>
        <DescriptionList items={facts} />
      </Section>
      <Section title={t('verifyContract.checks')}>
        <Checks
          lines={checks.map(({ check, state }) => ({ key: check, text: t(`verifyContract.check.${check}`), state }))}
        />
      </Section>
      {signatures.map(({ party, how, signer, at, issuer, serial, checks: each }) => (
        <Section
          key={party}
          title={t('verifyContract.signatureOf', { party: t(`verifyContract.party.${party}`) })}
          note={t(`verifyContract.how.${how}`)}
        >
          <DescriptionList
            items={[
              { label: t('verifyContract.fact.signer'), value: signer },
              { label: t('verifyContract.fact.at'), value: at === '' ? '' : secondOf(at) },
              ...(how === 'key'
                ? [
                    { label: t('verifyContract.fact.serial'), value: serial },
                    { label: t('verifyContract.fact.issuer'), value: issuer },
                  ]
                : []),
            ]}
          />
          <Checks
            lines={each.map(({ check, state }) => ({
              key: check,
              text: t(`verifyContract.${how === 'key' ? 'signature' : 'scan'}.${check}`),
              state,
            }))}
          />
        </Section>
      ))}
      <Section title={t('verifyContract.files')}>
        <Checks
          lines={files.map(({ name, size, isIntact }) => ({
            key: name,
            text: `${name}（${sizeText(size)}）`,
            state: isIntact ? 'ok' : 'err',
          }))}
        />
      </Section>
    </>
  )
}
