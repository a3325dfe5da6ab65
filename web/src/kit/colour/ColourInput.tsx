import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../form/Field.tsx'
import { Input } from '../form/Input.tsx'
import { completed, hexOf } from './colour.ts'
import css from './Colour.module.css'

const load = () => import('./ColourPanel.tsx')
const ColourPanel = lazy(async () => ({ default: (await load()).ColourPanel }))

interface ColourInputProps extends Omit<ControlProps, 'checked'> {
  readonly disabled?: boolean
}

/** Colour input: hex text or a picker panel. */
export function ColourInput({ value, onChange, disabled = false, ...rest }: ColourInputProps) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const written = typeof value === 'string' ? value : ''
  const hex = hexOf(written)
  return (
    <span className={css['colour']}>
      <Input
        {...rest}
        disabled={disabled}
        placeholder="#RRGGBB"
        maxLength={9}
        spellCheck={false}
        value={written}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={() => completed(written) !== written && onChange?.(completed(written))}
        after={
          <button
            ref={trigger}
            type="button"
            disabled={disabled}
            className={css['open']}
            aria-label={t('controls.colour.open')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            onClick={() => setIsOpen(true)}
          >
            <i className={css['swatch']} style={{ background: hex }} />
          </button>
        }
      />
      {isOpen && (
        <Suspense>
          <ColourPanel
            triggerRef={trigger}
            label={t('controls.colour.open')}
            value={hex ?? '#000000'}
            onChange={(next) => onChange?.(next)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}
