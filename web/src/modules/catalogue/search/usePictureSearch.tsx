import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined.js'
import { type ClipboardEvent, type DragEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from './SearchBox.module.css'

const PictureDialog = lazyWith(
  ['catalogue.picture'],
  async () => (await import('./picture/PictureDialog.tsx')).PictureDialog,
)

/**
 * Search by picture: its button, its dialog, and what takes a picture that is pasted into the search box or dropped on
 * it.
 */
export function usePictureSearch() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<{ readonly file?: File }>()
  const take = (event: { preventDefault: () => void }, { files }: DataTransfer) => {
    const file = files[0]
    if (!file) return
    event.preventDefault()
    setOpened({ file })
  }
  const target = {
    // A spreadsheet's clipboard has the picture of its cells beside their text.
    onPaste: (event: ClipboardEvent) =>
      !event.clipboardData.types.includes('text/plain') && take(event, event.clipboardData),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  }
  const button = (
    <button
      type="button"
      className={css['picture']}
      aria-label={t('catalogue.search.byPicture')}
      title={t('catalogue.search.byPicture')}
      aria-haspopup="dialog"
      onClick={() => setOpened({})}
    >
      <Icon of={CameraOutlined} />
    </button>
  )
  const dialog = opened && (
    <Suspense>
      <PictureDialog {...opened} onClose={() => setOpened(undefined)} />
    </Suspense>
  )
  return { target, button, dialog }
}
