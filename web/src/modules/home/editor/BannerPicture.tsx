import { useTranslation } from 'react-i18next'
import { uploadHomePicture } from '#contract/home/pictures.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { QueueRows } from '#web/kit/upload/QueueRows.tsx'
import { useFileChooser } from '#web/kit/upload/useFileChooser.tsx'
import { useUpload } from '#web/kit/upload/useUpload.ts'
import css from './Editor.module.css'

/** The picture of a banner, brought in by click or by drop; without one the banner is words. */
export function BannerPicture({ value, onChange, id }: ControlProps) {
  const { t } = useTranslation()
  const add = useUpload(uploadHomePicture, ({ picture }) => onChange?.(picture))
  const { input, open, dropTarget } = useFileChooser({ accept: add.accept, onChoose: add.take })
  const address = typeof value === 'string' ? value : ''
  return (
    <div {...dropTarget} className={css['picture']}>
      {address !== '' && <img src={address} alt="" />}
      <div className={css['tools']}>
        <Button id={id} onClick={open}>
          {t(address === '' ? 'homeEditor.upload' : 'homeEditor.replace')}
        </Button>
        {address !== '' && (
          <Button variant="text" onClick={() => onChange?.('')}>
            {t('homeEditor.remove')}
          </Button>
        )}
      </div>
      {input}
      <ul>
        <QueueRows queue={add.queue} onRetry={add.retry} onRemove={add.remove} />
      </ul>
    </div>
  )
}
