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
  /** Footer buttons, the solid one last. */
  readonly foot?: ReactNode
  /** Icon buttons before the close button. */
  readonly tools?: ReactNode
  readonly width?: 400 | 448 | 480 | 600 | 800 | 960
  /** `bottom` is a sheet on small screens, `right` a drawer. Default: `bottom` from 600 px, `middle` below. */
  readonly place?: 'middle' | 'bottom' | 'right'
  /** Disables closing by Escape and by a click outside, while input could be lost. */
  readonly stays?: boolean
}

/**
 * Modal dialog on the native `<dialog>`: focus trap, focus restoration, and an inert page behind it. Render it only
 * while it is open. Initial focus: the element with `data-first`, otherwise the first field. Its content may suspend.
 */
export function Dialog({
  title,
  children,
  onClose,
  foot,
  tools,
  width = 480,
  place = width < 600 ? 'middle' : 'bottom',
  stays = false,
}: DialogProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closes the dialog while it is still in the document: only then does the browser restore the focus.
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
