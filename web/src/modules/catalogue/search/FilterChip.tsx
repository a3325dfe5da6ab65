import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './Facets.module.css'

interface FilterChipProps {
  readonly name: string
  readonly onRemove: () => void
}

/** Active filter; a click removes it. */
export function FilterChip({ name, onRemove }: FilterChipProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={css['chip']}
      aria-label={t('catalogue.list.unchoose', { name })}
      onClick={onRemove}
    >
      {name} <Icon of={CloseOutlined} />
    </button>
  )
}
