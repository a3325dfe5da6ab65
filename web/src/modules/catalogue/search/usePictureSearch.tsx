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

/** Search by picture: button, dialog, and handlers for pictures pasted into or dropped on the search box. */
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
    // Ignores pictures with text: spreadsheets add a picture of copied cells.
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
