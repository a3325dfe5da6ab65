import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type VerifiedPackage, verifyContract } from '#contract/contracts/verification.ts'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Upload } from '#web/kit/upload/Upload.tsx'
import { PackageReport } from './PackageReport.tsx'
import css from './VerifyContract.module.css'

/** Public page to verify the evidence package of a contract. */
export function VerifyContractPage() {
  const { t } = useTranslation()
  const [verified, setVerified] = useState<{ readonly report: VerifiedPackage; readonly fileName: string }>()
  return (
    <Page title={t('verifyContract.title')} purpose={t('verifyContract.purpose')}>
      <Stack>
        <Card>
          <div className={css['drop']}>
            <Upload
              route={verifyContract}
              hint={t('verifyContract.hint')}
              onDone={(report, { name }) => setVerified({ report, fileName: name })}
            />
          </div>
        </Card>
        {verified && <PackageReport {...verified} />}
        <div className={css['columns']}>
          {(['proves', 'provesNot', 'where'] as const).map((part) => (
            <Section key={part} title={t(`verifyContract.${part}.title`)}>
              <ul className={css['points']}>
                {(['a', 'b', 'c'] as const).map((point) => (
                  <li key={point}>{t(`verifyContract.${part}.${point}`)}</li>
                ))}
              </ul>
            </Section>
          ))}
        </div>
      </Stack>
    </Page>
  )
}
