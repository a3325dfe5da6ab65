import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useTranslation } from 'react-i18next'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import { contractPdf } from '#contract/contracts/contracts.ts'
import { contractEvidence } from '#contract/contracts/signing.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './ContractPaper.module.css'

/** Text of a contract as it is printed, with the PDFs of its documents. */
export function ContractPaper({ contract }: { readonly contract: ContractDetail }) {
  const { t } = useTranslation()
  const pdf = useDownload(contractPdf)
  const { id, documents } = contract
  return (
    <Section
      title={t('contracts.text')}
      actions={
        documents.length === 0 ? (
          <Button
            size="sm"
            icon={<Icon of={DownloadOutlined} />}
            busy={pdf.isPending}
            onClick={() => pdf.mutate({ id })}
          >
            {t('contracts.copy')}
          </Button>
        ) : undefined
      }
    >
      {documents.map((document) => (
        <DocumentFiles key={document.id} contractId={id} document={document} />
      ))}
      <article className={css['paper']} lang="zh-CN">
        <h3>{contract.title}</h3>
        <div className={css['parties']}>
          <p>甲方（采购方）：{contract.payerTitle}</p>
          <p>乙方（供应方）：{contract.supplierName}</p>
        </div>
        {contract.clauses.map(({ title, text }, at) => (
          <section key={`${at} ${title}`}>
            <h4>
              {t('contracts.clauseNo', { number: at + 1 })} {title}
            </h4>
            <p>{text}</p>
          </section>
        ))}
        <div className={css['seals']}>
          <div>
            <p>甲方（盖章）：</p>
            <p>{contract.payerTitle}</p>
          </div>
          <div>
            <p>乙方（盖章）：</p>
            <p>{contract.supplierName}</p>
          </div>
        </div>
      </article>
    </Section>
  )
}

interface DocumentFilesProps {
  readonly contractId: string
  readonly document: ContractDetail['documents'][number]
}

/** PDF, original and evidence of a document that was frozen. */
function DocumentFiles({ contractId, document }: DocumentFilesProps) {
  const { t } = useTranslation()
  const pdf = useDownload(contractPdf)
  const evidence = useDownload(contractEvidence)
  const { id: documentId, no, changeNo, sha256, state } = document
  const of = { id: contractId, documentId }
  const icon = <Icon of={DownloadOutlined} />
  return (
    <div className={css['file']}>
      <b>
        {t(changeNo === null ? 'contracts.documentNo' : 'contracts.changeDocumentNo', { number: no, change: changeNo })}
      </b>
      <Button size="sm" icon={icon} busy={pdf.isPending} onClick={() => pdf.mutate(of)}>
        {t(state === 'signed' ? 'contracts.signedCopy' : 'contracts.copy')}
      </Button>
      {sha256 !== null && (
        <Button size="sm" icon={icon} onClick={() => pdf.mutate({ ...of, original: true })}>
          {t('contracts.original')}
        </Button>
      )}
      {state === 'signed' && (
        <Button size="sm" icon={icon} busy={evidence.isPending} onClick={() => evidence.mutate(of)}>
          {t('contracts.evidence')}
        </Button>
      )}
      {sha256 !== null && <code>SHA-256 {sha256}</code>}
    </div>
  )
}
