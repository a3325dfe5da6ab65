import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import PaperClipOutlined from '@ant-design/icons-svg/es/asn/PaperClipOutlined.js'
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Queue, QueuedFile } from './queue.ts'
import css from './Upload.module.css'

interface QueueRowsProps {
  readonly queue: Queue
  readonly onRetry: (key: number) => void
  readonly onRemove: (key: number) => void
}

/** Pending uploads with progress, or failure with retry and remove. */
export function QueueRows({ queue, onRetry, onRemove }: QueueRowsProps) {
  const { t } = useTranslation()
  return queue.map((one) => (
    <li key={one.key} className={css['row']} data-failed={one.state === 'failed' || undefined}>
      <Icon of={PaperClipOutlined} />
      <span className={css['name']}>{one.file.name}</span>
      {one.state === 'failed' ? <Failed one={one} /> : <Progress one={one} />}
      {one.state === 'failed' && (
        <Button
          variant="text"
          icon={<Icon of={ReloadOutlined} />}
          aria-label={t('common.upload.retry', { name: one.file.name })}
          onClick={() => onRetry(one.key)}
        />
      )}
      <Button
        variant="text"
        icon={<Icon of={CloseOutlined} />}
        aria-label={t(one.state === 'failed' ? 'common.upload.remove' : 'common.upload.cancel', {
          name: one.file.name,
        })}
        onClick={() => onRemove(one.key)}
      />
    </li>
  ))
}

function Failed({ one: { file, reason } }: { readonly one: QueuedFile }) {
  const { t } = useTranslation()
  return (
    <span className={css['failed']} role="alert">
      {reason ? reason : t('common.upload.failed', { name: file.name })}
    </span>
  )
}

function Progress({ one: { file, state, percent } }: { readonly one: QueuedFile }) {
  const { t } = useTranslation()
  if (state === 'waiting') return <span className={css['size']}>{t('common.upload.waiting')}</span>
  return (
    <span className={css['progress']}>
      <progress max={100} value={percent} aria-label={t('common.upload.progress', { name: file.name })} />
      {/* Everything has been sent; the server looks into it now. */}
      <span aria-hidden>{percent === 100 ? t('common.upload.processing') : `${percent}%`}</span>
    </span>
  )
}
