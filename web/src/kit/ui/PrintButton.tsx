import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from './Button.tsx'

/** Prints the page with the layout of `print.css`: without frame and controls. */
export function PrintButton() {
  const { t } = useTranslation()
  return (
    <Button icon={<Icon of={PrinterOutlined} />} onClick={() => print()}>
      {t('common.print')}
    </Button>
  )
}
