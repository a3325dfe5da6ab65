import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

/** Button that opens the form of a new address or invoice title. */
export function AddButton({ word, onClick }: { readonly word: 'add' | 'addTitle'; readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant={word === 'add' ? 'solid' : 'plain'} icon={<Icon of={PlusOutlined} />} onClick={onClick}>
      {t(`ordering.addresses.${word}`)}
    </Button>
  )
}
