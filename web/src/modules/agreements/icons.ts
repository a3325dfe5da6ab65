import FileProtectOutlined from '@ant-design/icons-svg/es/asn/FileProtectOutlined.js'

/** Icons of menu entries by route name. */
export const icons = { agreements: FileProtectOutlined, supplierAgreements: FileProtectOutlined }
