import { group, type Section } from '../leaf.ts'

export const medical: Section = {
  code: '11',
  zh: '医疗用品',
  en: 'Medical supplies',
  groups: [
    group(
      '1101 | 医用防护 | Medical protection | 1070306 | 13.00',
      `
      01 | 医用口罩 | Medical masks | 盒 | 6–26 | medical-mask | medical | 医用外科口罩=Surgical mask、医用防护口罩=Medical respirator、一次性医用口罩=Disposable medical mask、儿童医用口罩=Child medical mask
      02 | 医用手套 | Medical gloves | 盒 | 9–28 | disposable-glove | medical | 医用检查手套=Examination gloves、灭菌外科手套=Surgical gloves、医用丁腈手套=Medical nitrile gloves、医用乳胶手套=Medical latex gloves
      03 | 医用防护服 | Protective suits | 件 | 26–268 | coverall | gown | 医用隔离衣=Isolation gown@lab-coat、连体防护服=Protective coverall、医用手术衣=Surgical gown@lab-coat、医用隔离鞋套=Isolation shoe covers
      `,
    ),
    group(
      '1102 | 急救与敷料 | First aid and dressings | 1070306 | 13.00',
      `
      01 | 急救箱 | First-aid kits | 套 | 68–680 | first-aid-kit | aid | 急救箱标准套装=Standard first-aid kit、车载急救包=Vehicle first-aid kit、户外应急包=Outdoor emergency kit、企业医药箱=Company medicine box
      02 | 创可贴与绷带 | Plasters and bandages | 盒 | 3.9–19 | adhesive-bandage | medical | 创可贴=Adhesive plaster、弹性绷带=Elastic bandage@adhesive-bandage、医用胶带=Medical tape@adhesive-bandage、医用纱布块=Gauze swabs@adhesive-bandage
      03 | 消毒用品 | Antiseptics | 盒 | 4.8–18 | cotton-swab | medical | 医用棉签=Cotton swabs、碘伏棉球=Povidone-iodine cotton balls、酒精棉片=Alcohol pads@wet-wipes、酒精棉球=Alcohol cotton balls
      04 | 急救设备 | Emergency equipment | 台 | 298–12800 | defibrillator | emergency | 自动体外除颤仪=Automated external defibrillator、简易呼吸器=Manual resuscitator、便携氧气瓶=Portable oxygen cylinder@oxygen-cylinder、折叠担架=Folding stretcher@first-aid-kit
      `,
    ),
    group(
      '1103 | 诊断器械 | Diagnostic instruments | 1090244 | 13.00',
      `
      01 | 体温计 | Clinical thermometers | 支 | 12–198 | thermometer | instrument | 电子体温计=Digital thermometer、红外额温枪=Infrared forehead thermometer@infrared-thermometer、红外耳温计=Infrared ear thermometer@infrared-thermometer、腋下体温计=Axillary thermometer
      02 | 血压血糖 | Blood pressure and glucose | 台 | 68–680 | blood-pressure-monitor | instrument | 上臂式电子血压计=Upper-arm blood pressure monitor、腕式血压计=Wrist blood pressure monitor、血糖仪套装=Blood glucose meter、指夹血氧仪=Pulse oximeter
      03 | 听诊与检查 | Stethoscopes and examination | 个 | 19–368 | stethoscope | exam | 双头听诊器=Dual-head stethoscope、五官检查器=ENT diagnostic set、叩诊锤=Percussion hammer、医用检查灯=Examination lamp@flashlight
      04 | 注射与穿刺 | Injection and puncture | 盒 | 8.8–46 | syringe | medical | 一次性注射器=Disposable syringe、一次性输液器=Infusion set、采血针=Blood collection needle、静脉留置针=IV catheter
      `,
    ),
    group(
      '1104 | 药品与康复 | Medicines and rehabilitation | 1070301 | 13.00',
      `
      01 | 常备药品 | Common medicines | 盒 | 5.8–98 | pill | medicine | 维生素 C 片=Vitamin C tablets、藿香正气水=Huoxiang Zhengqi liquid@reagent-bottle、感冒颗粒=Cold granules、云南红花膏贴=Safflower plasters@adhesive-bandage
      02 | 外用药膏 | Ointments | 支 | 6.8–78 | ointment-tube | medicine | 烫伤膏=Burn ointment、清凉油=Cooling balm、红霉素软膏=Erythromycin ointment、跌打喷雾=Sprain spray@spray-bottle
      03 | 轮椅与拐杖 | Wheelchairs and crutches | 台 | 68–1680 | manual-wheelchair | rehab | 手动轮椅=Manual wheelchair、电动轮椅=Powered wheelchair@motorized-wheelchair、腋下拐杖=Underarm crutches@crutch、助行器=Walking frame@crutch
      04 | 康复理疗 | Physiotherapy | 个 | 26–880 | massager | therapy | 肩颈按摩仪=Neck massager、护腰带=Lumbar support、理疗红外灯=Infrared lamp、握力康复器=Grip trainer
      `,
    ),
  ],
}
