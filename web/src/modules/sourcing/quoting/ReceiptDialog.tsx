import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { SealRound } from '#contract/sourcing/seal.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Packet } from '#sealing/quotes/packet.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { usePacketFile } from './usePacketFile.ts'

interface ReceiptDialogProps {
  readonly packet: Packet
  readonly notice: ProjectNotice
  readonly round: SealRound
  readonly onClose: () => void
}

/** Dialog after a quote was received: the signed receipt, and the file that proves it. */
export function ReceiptDialog({ packet, notice, round, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation()
  const save = usePacketFile(notice)
  return (
    <Dialog
      title={t('quoting.receipt.title')}
      width={600}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('quoting.receipt.back')}</Button>
          <Button variant="solid" icon={<Icon of={DownloadOutlined} />} onClick={() => save(packet)}>
            {t('quoting.receipt.download')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t(`quoting.receipt.text.${round.mode}`)}</p>
        <ReceiptFacts receipt={packet.receipt} suite={round.suite} />
        <Alert tone="info" title={t('quoting.receipt.keep')} />
      </Stack>
    </Dialog>
  )
}
