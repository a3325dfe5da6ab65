import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import css from './ClearButton.module.css'

/** Clears a search field; replaces the browser's own button, which is hidden. */
export function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={css['clear']} aria-label={t('controls.clearSearch')} onClick={onClear}>
      <Icon of={CloseCircleFilled} />
    </button>
  )
}
