import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { saveFile } from '#web/kit/client/download.ts'
import type { Packet } from '#sealing/quotes/packet.ts'

/** Downloads the packet as a file: it contains the quote, and is evidence. */
export function usePacketFile({ projectNo }: Pick<ProjectNotice, 'projectNo'>): (packet: Packet) => void {
  const { t } = useTranslation()
  return (packet) =>
    saveFile(
      new Blob([JSON.stringify(packet, null, 2)], { type: 'application/json' }),
      t('quoting.receipt.file', { no: projectNo, seq: packet.receipt.body.seq }),
    )
}
