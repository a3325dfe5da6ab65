import { useTranslation } from 'react-i18next'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { addressIn, type PictureRoute } from '#web/kit/richText/pictureRoute.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { CropRule } from './crop.ts'
import { QueueRows } from './QueueRows.tsx'
import { SessionPicture } from './StoredPicture.tsx'
import css from './Upload.module.css'
import { useCrop } from './useCrop.tsx'
import { useFileChooser } from './useFileChooser.tsx'
import { useUpload } from './useUpload.ts'

interface PictureInputProps extends ControlProps {
  /** Upload route. */
  readonly route: PictureRoute
  /** Shows the complete picture, such as a logo, without cropping the preview. */
  readonly isWhole?: boolean
  /** Crop rule. */
  readonly crop?: CropRule
  /** The picture needs a session. */
  readonly isBySession?: boolean
}

const asItIs: CropRule = { ratio: 1, maxPixels: Infinity, mayStay: true }

/** Picture input: its value is the address of the uploaded picture. */
export function PictureInput({ value, onChange, id, route, isWhole = false, crop, isBySession }: PictureInputProps) {
  const { t } = useTranslation()
  const { prepare, dialog } = useCrop(crop ?? asItIs)
  const add = useUpload(route, (reply) => onChange?.(addressIn(reply)), crop && { prepare })
  const { input, open, dropTarget } = useFileChooser({ accept: add.accept, onChoose: add.take })
  const address = typeof value === 'string' ? value : ''
  return (
    <div {...dropTarget} className={css['picture']} data-whole={isWhole || undefined}>
      {address !== '' && (isBySession ? <SessionPicture address={address} name="" /> : <img src={address} alt="" />)}
      <div className={css['tools']}>
        <Button id={id} onClick={open}>
          {t(address === '' ? 'common.upload.addPicture' : 'common.upload.replacePicture')}
        </Button>
        {address !== '' && (
          <Button variant="text" onClick={() => onChange?.('')}>
            {t('common.upload.removePicture')}
          </Button>
        )}
      </div>
      {input}
      {dialog}
      <ul>
        <QueueRows queue={add.queue} onRetry={add.retry} onRemove={add.remove} />
      </ul>
    </div>
  )
}
