import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import PaperClipOutlined from '@ant-design/icons-svg/es/asn/PaperClipOutlined.js'
import { useTranslation } from 'react-i18next'
import { maxQuoteFiles } from '#contract/sourcing/seal/attachments.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { FileDrop } from '#web/kit/upload/FileDrop.tsx'
import { sizeText } from '#web/kit/upload/sizeText.ts'
import type { Packet } from '#sealing/quotes/packet.ts'
import css from './QuoteFiles.module.css'
import type { QuoteFiles } from './useQuoteFiles.ts'

interface QuoteFilesSectionProps {
  readonly chosen: QuoteFiles
  readonly packet: Packet | undefined
  readonly isBusy: boolean
}

/** Files of a quote: encrypted in this browser, and sent with the quote. */
export function QuoteFilesSection({ chosen, packet, isBusy }: QuoteFilesSectionProps) {
  const { t } = useTranslation()
  const { files, percents, limits, accept, take, remove } = chosen
  const isElsewhere = files.length === 0 && (packet?.quote.head.attachments.length ?? 0) > 0
  return (
    <Section title={t('quoting.files.title')} note={t('quoting.files.note', { max: maxQuoteFiles })}>
      {isElsewhere && <Alert tone="warn" title={t('quoting.files.again')} />}
      <FileDrop accept={accept} multiple isBusy={isBusy} hint={limits} onChoose={(found) => void take(found)}>
        <ul className={css['rows']} aria-label={t('quoting.files.title')}>
          {files.map((file) => {
            const percent = percents.get(file.id)
            return (
              <li key={file.id}>
                <Icon of={PaperClipOutlined} />
                <span className={css['name']}>{file.name}</span>
                <span className={css['size']}>{sizeText(file.size)}</span>
                {percent === undefined ? (
                  <Button
                    variant="text"
                    disabled={isBusy}
                    icon={<Icon of={CloseOutlined} />}
                    aria-label={t('common.upload.remove', { name: file.name })}
                    onClick={() => void remove(file.id)}
                  />
                ) : (
                  <progress max={100} value={percent} aria-label={t('common.upload.progress', { name: file.name })} />
                )}
              </li>
            )
          })}
        </ul>
      </FileDrop>
    </Section>
  )
}
