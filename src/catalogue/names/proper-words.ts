/** Words with a capital wherever they stand, for owners who type “farsi translator”; acronyms are in `capitals.ts`. */
export const properWords =
  `Aboriginal Afghan African Arabic Armenian Asian Auslan Australian Ayurvedic Bollywood Brazilian British
  Buddhist Burmese Cantonese Catholic Celtic Chinese Christian Christmas Colorbond Croatian Danish Dari Diwali Dutch
  Easter Egyptian English Ethiopian European Farsi Fijian Filipino French German Greek Hawaiian Hebrew Hindi
  Hindu Hungarian Indian Indigenous Indonesian Iranian Iraqi Irish Islamic Italian Jain Japanese Jewish Korean
  Lebanese Malay Malaysian Maltese Mandarin Mexican Montessori Moroccan Muslim Nepalese Nepali Persian
  Peruvian Portuguese Punjabi Quran Russian Samoan Scandinavian Scottish Serbian Sikh Somali Spanish Sudanese
  Swedish Swiss Syrian Taiwanese Tamil Thai Tibetan Tongan Torres Turkish Ukrainian Urdu Vietnamese Xero Zulu Zumba`.split(
    /\s+/,
  );
