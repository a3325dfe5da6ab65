import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined.js'
import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined.js'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ContentPicture } from '#web/kit/upload/StoredPicture.tsx'
import { useFileChooser } from '#web/kit/upload/useFileChooser.tsx'
import { listPath } from '#web/modules/catalogue/mall/mallAddress.ts'
import css from './PictureDialog.module.css'
import { useRecognition } from './useRecognition.ts'

interface PictureDialogProps {
  /** Picture pasted or dropped before the dialog was opened. */
  readonly file?: File
  readonly onClose: () => void
}

type Recognition = ReturnType<typeof useRecognition>

/** Dialog of the search by picture: by file, camera, paste or drop; navigates to the goods found by its text. */
export function PictureDialog({ file, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const recognition = useRecognition(({ words, imageKey }) => {
    onClose()
    void navigate(listPath({ searchWords: words, imgStatus: '1', imageKey }))
  })
  const { take } = recognition
  const takeFirst = useEffectEvent(() => {
    if (file) take(file)
  })
  useEffect(() => takeFirst(), [])
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.files[0]
    if (!pasted) return
    event.preventDefault()
    take(pasted)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event)
    addEventListener('paste', listen)
    return () => removeEventListener('paste', listen)
  }, [])
  return (
    <Dialog title={t('byPicture.title')} place="bottom" onClose={onClose}>
      {recognition.file ? <Progress recognition={recognition} file={recognition.file} /> : <Choice take={take} />}
    </Dialog>
  )
}

const keys = () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘V' : 'Ctrl + V')

function Choice({ take }: Pick<Recognition, 'take'>) {
  const { t } = useTranslation()
  const options = { accept: 'image/*', onChoose: ([first]: File[]) => first && take(first) }
  const { input, open, dropTarget } = useFileChooser(options)
  const camera = useFileChooser({ ...options, capture: 'environment' })
  return (
    <div className={css['choice']} {...dropTarget}>
      <Icon of={PictureOutlined} className={css['mark']} />
      <p className={css['drop']}>{t('byPicture.drop', { keys: keys() })}</p>
      <p className={css['buttons']}>
        <Button
          variant="solid"
          size="lg"
          className={css['camera']}
          icon={<Icon of={CameraOutlined} />}
          onClick={camera.open}
        >
          {t('byPicture.camera')}
        </Button>
        <Button size="lg" className={css['camera']} icon={<Icon of={PictureOutlined} />} onClick={open}>
          {t('byPicture.album')}
        </Button>
        <Button variant="solid" className={css['file']} data-first onClick={open}>
          {t('byPicture.choose')}
        </Button>
      </p>
      <p className={css['hint']}>{t('byPicture.hint')}</p>
      <p className={css['kept']}>{t('byPicture.kept')}</p>
      {input}
      {camera.input}
    </div>
  )
}

function Progress({ recognition, file }: { readonly recognition: Recognition; readonly file: File }) {
  const { t } = useTranslation()
  const { step, isPending, reason, retry, cancel } = recognition
  const percent = typeof step === 'object' ? step.percent : undefined
  const said = typeof step === 'object' ? t('byPicture.uploading', step) : t(`byPicture.${step}`)
  return (
    <div className={css['progress']}>
      <div className={css['shown']} data-reading={(isPending && step === 'reading') || undefined}>
        <ContentPicture content={file} name={t('byPicture.picture')} />
      </div>
      <output className={css['said']}>{isPending && said}</output>
      {isPending && <progress aria-label={said} max={100} value={percent} />}
      {reason !== undefined && (
        <Alert tone="err" isAlert>
          {reason}
        </Alert>
      )}
      <p className={css['buttons']}>
        {isPending ? (
          <Button key="cancel" ref={focus} onClick={cancel}>
            {t('common.cancel')}
          </Button>
        ) : (
          <>
            <Button onClick={cancel}>{t('byPicture.another')}</Button>
            <Button key="retry" variant="solid" ref={focus} onClick={retry}>
              {t('byPicture.retry')}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}

/** Sets the focus, because the focused element was removed with the previous step. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
