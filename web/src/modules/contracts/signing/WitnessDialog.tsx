import { useTranslation } from 'react-i18next'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import type { ContractSignature } from '#contract/contracts/signature.ts'
import { witnessScan } from '#contract/contracts/signing.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'

interface WitnessDialogProps {
  readonly contract: ContractDetail
  readonly signature: ContractSignature
  readonly onClose: () => void
}

/** Dialog in which somebody compares a scan with the frozen document. */
export function WitnessDialog({ contract: { id, version }, signature, onClose }: WitnessDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('contracts.check.title')}
      submit={t('contracts.check.submit')}
      route={witnessScan}
      fixed={{ id, version, signatureId: signature.id }}
      initial={{ isAccepted: true, reason: '' }}
      labels="contracts.check.field"
      columns={1}
      note={
        <>
          <p>{t('contracts.check.note')}</p>
          {signature.scan && <AttachmentList files={[signature.scan]} />}
        </>
      }
      fields={{ isAccepted: {}, reason: { rows: 2 } }}
      onClose={onClose}
    />
  )
}
