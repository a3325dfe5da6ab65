import AimOutlined from '@ant-design/icons-svg/es/asn/AimOutlined.js'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js'
import StockOutlined from '@ant-design/icons-svg/es/asn/StockOutlined.js'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { projectKinds } from '#contract/sourcing/projectStates.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './KindDialog.module.css'

const icons = { inquiry: FileSearchOutlined, bidding: StockOutlined, fixed: AimOutlined }

/** Dialog to choose the kind of a new project. */
export function KindDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('projects.addTitle')} place="bottom" onClose={onClose}>
      <ul className={css['kinds']}>
        {projectKinds.map((kind, index) => (
          <li key={kind}>
            <Link to={`/projectEdit?kind=${kind}`} data-first={index === 0 || undefined}>
              <Icon of={icons[kind]} />
              <span>
                <b>{t(`projects.kind.${kind}`)}</b>
                <small>{t(`projects.kindText.${kind}`)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
