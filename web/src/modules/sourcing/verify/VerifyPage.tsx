import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import FileProtectOutlined from '@ant-design/icons-svg/es/asn/FileProtectOutlined.js'
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { sizeText } from '#web/kit/upload/sizeText.ts'
import { useFileChooser } from '#web/kit/upload/useFileChooser.tsx'
import { isAuctionFile } from '#sealing/auction/proofEvidence.ts'
import { AuctionReport } from './AuctionReport.tsx'
import { verifyAuction } from './auctionVerification.ts'
import { Report } from './Report.tsx'
import { readFiles, type ReadFile, Unverifiable, verify } from './verification.ts'
import css from './Verify.module.css'

/** Public page to verify a result with the audit file and one's own evidence. Uploads nothing. */
export function VerifyPage() {
  const { t } = useTranslation()
  const [files, setFiles] = useState<readonly ReadFile[]>([])
  const run = useMutation({
    meta: { silent: true },
    mutationFn: async (chosen: readonly File[]) => {
      const read = await readFiles(chosen)
      // Evidence is added to the current file; another audit file replaces everything.
      const isAudit = (file: ReadFile) =>
        /audit|^baicai-auction\/1$/.test(String((file.content as { format?: unknown } | null)?.format))
      const all = read.some(isAudit) ? read : [...files, ...read]
      setFiles(all)
      return all.some(({ content }) => isAuctionFile(content))
        ? { auction: await verifyAuction(all) }
        : { quotes: await verify(all) }
    },
  })
  const { input, open, dropTarget } = useFileChooser({
    accept: '.json,application/json',
    multiple: true,
    onChoose: run.mutate,
  })
  const problem = run.error instanceof Unverifiable ? run.error : undefined
  return (
    <Page title={t('verify.title')} purpose={t('verify.purpose')}>
      <div className={css['page']}>
        <div className={`card ${css['drop']}`} {...dropTarget}>
          <span className={css['icon']}>
            <Icon of={FileProtectOutlined} />
          </span>
          <div>
            {files.length === 0 ? (
              <p>{t('verify.drop')}</p>
            ) : (
              <ul>
                {files.map(({ name, size }, place) => (
                  <li key={place}>
                    <b>{name}</b> <small>{sizeText(size)}</small>
                  </li>
                ))}
              </ul>
            )}
            <ul className={css['promises']}>
              {(['noLogin', 'local', 'same'] as const).map((each) => (
                <li key={each}>
                  <Icon of={CheckOutlined} /> {t(`verify.promise.${each}`)}
                </li>
              ))}
            </ul>
          </div>
          {input}
          <Button
            variant={files.length === 0 ? 'solid' : 'plain'}
            icon={<Icon of={UploadOutlined} />}
            busy={run.isPending}
            onClick={open}
          >
            {t(files.length === 0 ? 'verify.choose' : 'verify.addFiles')}
          </Button>
        </div>
        {run.isError && (
          <Alert
            tone="err"
            isAlert
            title={t(`verify.problem.${problem?.problem ?? 'failed'}`, { name: problem?.fileName })}
          >
            {t('verify.problemText')}
          </Alert>
        )}
        {run.data?.quotes && !run.isPending && <Report verification={run.data.quotes} />}
        {run.data?.auction && !run.isPending && <AuctionReport verified={run.data.auction} />}
        <div className={css['columns']}>
          {(['proves', 'provesNot', 'where'] as const).map((part) => (
            <Section key={part} title={t(`verify.${part}.title`)}>
              <ul className={css['points']}>
                {(['a', 'b', 'c', 'd'] as const).map((point) => (
                  <li key={point}>{t(`verify.${part}.${point}`)}</li>
                ))}
              </ul>
            </Section>
          ))}
        </div>
      </div>
    </Page>
  )
}
