/**
 * What parents in the US write in Spanish for what the pages speak of, and the same in English. In small letters, without
 * accents; the longest is looked for first. What asks for nothing is an empty text.
 */
export const SPANISH_OF_SITE = {
  /** A text that holds one of these is Spanish. */
  telling: tongue(
    "panales|panal=diapers; lactancia|amamantar|dar pecho|dar de pecho|dar el pecho|leche materna=breastfeeding; sacaleches=breast pump; vacunas|vacuna|vacunacion=vaccination; posparto|postparto|despues del parto=postpartum; ansiedad=anxiety; salud mental=mental health; asiento de carro|asiento de auto|asiento para carro|asiento para auto|silla de carro|silla de auto|silla para carro|silla para auto|carseat para=car seat; pediatra|pediatras=pediatrician; guarderia|guarderias|cuidado de ninos|cuidado infantil=child care; preescolar|prekinder|pre kinder=preschool; escuela secundaria=middle school; escuela primaria=elementary school; escuela=school; pesar|pesa|peso=weight; estatura|mide|medir=height; crecimiento|percentil|percentiles=growth percentile; dormir|duerme=sleep; dormir seguro=safe sleep; cuna segura|cunas seguras=safe sleep crib; cuna|cunas=crib; siestas=nap; ropa|ropita=clothes; seguro de vida=life insurance; ahorrar|ahorros=saving; universidad=college; solidos|alimentos solidos|papilla|papillas=solid foods; alimentar|alimentacion=feeding; atragantamiento|atragantado|atraganta=choking; fiebre=fever; grupo de apoyo|grupos de apoyo=support group; linea de ayuda|linea de crisis=helpline; banco de panales=diaper bank; estampillas de comida|cupones de comida=food stamps; clases para padres=parenting classes; autismo=autism; necesidades especiales=special needs; terapia de lenguaje|terapia del habla|no habla=speech delay; gatear|gatea=crawl; caminar=walk; para imprimir|imprimir|imprimible|imprimibles=printable; juegos|juego=games; videos de=videos; privacidad=privacy; contacto|contactar=contact; boletin=newsletter; seguridad=safety; mama soltera|madre soltera=single mom support; violencia domestica=domestic violence; renta=pay rent; comida gratis=free food; embarazada|embarazo=pregnant; ayuda|ayudame|necesito ayuda=help; onzas|onza=ounces; biberon|biberones|mamila|mamilas=bottle; cesarea=cesarean; bolsa para el hospital|maleta para el hospital|bolsa del hospital|maleta del hospital=hospital bag; dientes=teeth; hablar=talk; clases de parto|clases prenatales=birth classes; que llevar al hospital=hospital bag; parto|nacimiento=birth; acta de nacimiento=birth certificate; licencia de maternidad=maternity leave; necesito comida=food help; comida para|alimentos para=food; primeros alimentos=first foods; kindergarten|jardin de ninos=kindergarten; tareas escolares=homework; a prueba de bebes|a prueba de ninos=childproofing; alberca|piscina=pool; escaleras=stairs; monitor de bebe=baby monitor; consejeria=counseling; refugio para|albergue=shelter; sin hogar=homeless",
  ),
  /** Beside those, these say something, or nothing. */
  beside: tongue(
    "depresion=depression; segura|seguro|seguras=safe; bebe|bebes|mi bebe=baby; recien nacido|recien nacida|recien nacidos=newborn; talla=height; sueno=sleep; siesta=nap; camina=walk; tomar|toma=drink; comida=food; emergencia=emergency; tarea=homework; nino|ninos|hijo=child; nina|ninas|hija=girl; apoyo=help; gratis=free; cerca de mi|cerca=near me; lista=list; tabla|grafica|curva=chart; registro|record=record; cuanto|cuanta|cuantos|cuantas=how much; cuando=when; donde=where; comprar=buy; comer|come=eat; meses|mes=months; semanas|semana=weeks; ano|anos=years; leche=milk; grupo|grupos=group; mamas|mama|madre|madres=mom; padres|papas=parents; papa=dad; carro|auto=car; doctor|medico=doctor; noche=night; dinero|plata=money; formula=formula; de|del|la|el|los|las|un|una|unos|unas|para|por|con|en|y|o|a|al|mi|mis|su|sus|que|como|es|se|si|no|debe|deben|deberia|puede|puedo|tiene|tengo|hay|necesito|quiero|busco|buscar|encontrar|cual|cuales|lo|le|me|nos|mas|muy|ya=",
  ),
} as const;

function tongue(rows: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.split("; ").flatMap((row) => {
      const [said = "", english = ""] = row.split("=");
      return said.split("|").map((each) => [each, english]);
    }),
  );
}
