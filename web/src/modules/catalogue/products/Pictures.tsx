import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadPicture } from '#contract/catalogue/pictures.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { CropRule } from '#web/kit/upload/crop.ts'
import { QueueRows } from '#web/kit/upload/QueueRows.tsx'
import { useCrop } from '#web/kit/upload/useCrop.tsx'
import { useFileChooser } from '#web/kit/upload/useFileChooser.tsx'
import { useUpload } from '#web/kit/upload/useUpload.ts'
import { moved, useDragToReorder } from '#web/kit/form/rows/useDragToReorder.ts'
import css from './Pictures.module.css'
import { ShownPicture } from './ShownPicture.tsx'

/** Lists show square pictures; a suitable photograph need not be cropped. The server limits pictures to 1600 pixels. */
const square: CropRule = { ratio: 1, maxPixels: 1600, mayStay: true }

interface PicturesProps {
  readonly label: string
  readonly hint: string
  readonly value: readonly string[]
  readonly max: number
  /** Updates the current value, because several uploads may finish at once and the form may change meanwhile. */
  readonly onChange: (change: (before: readonly string[]) => string[]) => void
}

/** Pictures of goods in order, added by click or drop; the first one is the main picture. */
export function Pictures({ label, hint, value, max, onChange }: PicturesProps) {
  const { t } = useTranslation()
  const id = useId()
  const { prepare, dialog } = useCrop(square)
  const add = useUpload(
    uploadPicture,
    ({ picture }) => {
      onChange((before) => [...new Set([...before, picture])].slice(0, max))
    },
    { max, held: value.length, prepare },
  )
  const { input, open, dropTarget } = useFileChooser({ accept: add.accept, multiple: max > 1, onChoose: add.take })
  const room = max - value.length
  const reorder = useDragToReorder((from, to) => onChange((before) => moved(before, from, to)), max > 1)
  const swap = (one: number, other: number) =>
    onChange((before) => before.with(one, before[other]!).with(other, before[one]!))

  return (
    <div {...dropTarget}>
      <fieldset className={css['pictures']} aria-describedby={`${id}-hint`}>
        <legend>{label}</legend>
        <ul>
          {value.map((picture, at) => (
            <li key={picture} {...reorder(at)}>
              <ShownPicture src={picture} name={t('products.picture.nth', { place: at + 1 })} />
              {max > 1 && at === 0 && <b>{t('products.picture.main')}</b>}
              <span className={css['tools']}>
                {max > 1 && (
                  <Button
                    variant="text"
                    aria-label={t('products.picture.forward', { place: at + 1 })}
                    disabled={at === 0}
                    icon={<Icon of={LeftOutlined} />}
                    onClick={() => swap(at, at - 1)}
                  />
                )}
                {max > 1 && (
                  <Button
                    variant="text"
                    aria-label={t('products.picture.back', { place: at + 1 })}
                    disabled={at === value.length - 1}
                    icon={<Icon of={RightOutlined} />}
                    onClick={() => swap(at, at + 1)}
                  />
                )}
                <Button
                  variant="text"
                  aria-label={t('products.picture.remove', { place: at + 1 })}
                  icon={<Icon of={DeleteOutlined} />}
                  onClick={() => onChange((before) => before.filter((one) => one !== picture))}
                />
              </span>
            </li>
          ))}
          {room > 0 && (
            <li className={css['add']}>
              {input}
              <Button icon={<Icon of={PlusOutlined} />} aria-describedby={`${id}-hint`} onClick={open}>
                {t('products.picture.add')}
              </Button>
            </li>
          )}
        </ul>
        <ul>
          <QueueRows queue={add.queue} onRetry={add.retry} onRemove={add.remove} />
        </ul>
        <p id={`${id}-hint`}>{hint}</p>
      </fieldset>
      {dialog}
    </div>
  )
}
