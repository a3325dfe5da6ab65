import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type ReactNode, Suspense, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { watchOverflow } from '#web/kit/layout/watchOverflow.ts'
import css from './Dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
  /** Buttons, the solid one last. */
  readonly foot?: ReactNode
  /** A button or two with an icon alone, before the one that closes. */
  readonly tools?: ReactNode
  readonly width?: 400 | 448 | 480 | 600 | 800
  /** `bottom` is a sheet on small screens, `right` a drawer. */
  readonly place?: 'middle' | 'bottom' | 'right'
  /** Esc and the background beside it close only where nothing is lost. */
  readonly stays?: boolean
}

/**
 * The browser's own modal: it holds the focus, gives it back, and hides the page behind from readers. Draw it only
 * while it is open. What has `data-first` has the focus at first, else the first field. What it shows may wait for an
 * answer.
 */
export function Dialog({
  title,
  children,
  onClose,
  foot,
  tools,
  width = 480,
  place = 'middle',
  stays = false,
}: DialogProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-first], input, select, textarea')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`${css['dialog']} ${css[place]} ${css[`w${width}`]}`}
      onCancel={(event) => {
        event.preventDefault()
        if (!stays) onClose()
      }}
      onPointerDown={(event) => event.target === event.currentTarget && !stays && onClose()}
    >
      <div className={css['inside']}>
        <div className={css['head']}>
          <h2 id={titleId}>
            <Clamped lines={3}>{title}</Clamped>
          </h2>
          <div className={css['tools']}>
            {tools}
            {!stays && (
              <button type="button" aria-label={t('common.close')} onClick={onClose}>
                <Icon of={CloseOutlined} />
              </button>
            )}
          </div>
        </div>
        <div className={css['body']} ref={watchOverflow}>
          <Suspense fallback={<Skeleton />}>{children}</Suspense>
        </div>
        {foot !== undefined && <div className={css['foot']}>{foot}</div>}
      </div>
    </dialog>
  )
}
