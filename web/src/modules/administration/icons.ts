import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined.js'
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined.js'
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js'
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined.js'
import NumberOutlined from '@ant-design/icons-svg/es/asn/NumberOutlined.js'
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js'
import SlidersOutlined from '@ant-design/icons-svg/es/asn/SlidersOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  menus: MenuOutlined,
  dictionaries: BookOutlined,
  configurations: SlidersOutlined,
  sequences: NumberOutlined,
  printTemplates: PrinterOutlined,
  calendars: CalendarOutlined,
  legalEntities: BankOutlined,
}
