import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { RowActions } from '#web/kit/layout/Card.tsx'
import type { MenuEntry } from '#web/kit/overlay/menu.ts'
import { MenuButton } from '#web/kit/overlay/MenuButton.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './List.module.css'

interface RowMenuProps {
  /** Actions, most important first. */
  readonly actions: readonly MenuEntry[]
  /** Number of actions shown as buttons. */
  readonly max?: number
}

/** Row actions: the first ones as buttons, the others in a menu. */
export function RowMenu({ actions, max = 2 }: RowMenuProps) {
  const { t } = useTranslation()
  const inSight = actions.length === max + 1 ? actions : actions.slice(0, max)
  const rest = actions.slice(inSight.length)
  return (
    <RowActions>
      {inSight.map(({ id, label, onAction }) => (
        <Button key={id} variant="text" onClick={onAction}>
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuButton label={t('common.more')} className={css['more']} sections={[{ id: 'actions', entries: rest }]}>
          {t('common.more')} <Icon of={DownOutlined} />
        </MenuButton>
      )}
    </RowActions>
  )
}
