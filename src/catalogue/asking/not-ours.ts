/** What a website must not put off: whoever writes it needs 000. */
export const emergencies =
  "chest pain, chest pains, chest hurts, pain in my chest, heart attack, having a stroke, face is drooping, face drooping, cant breathe, cannot breathe, trouble breathing, not breathing, isnt breathing, stopped breathing, unconscious, wont wake up, collapsed, choking, throat is swelling, throat swelling, cant stop the bleeding, bleeding wont stop, overdose, kill myself, end my life, ending my life, want to die, suicidal, suicide, ambulance, theres a fire, house is on fire, is on fire, someone is hurt, somebody is hurt, badly hurt, is trapped, smell gas";

/** What needs somebody who has seen the person, the papers or the law. */
export const advice = {
  health:
    "safe, safety, dangerous, pregnant, pregnancy, symptom, diagnose, diagnosis, cure, dose, medicine, medication, ibuprofen, panadol, paracetamol, aspirin, antibiotics, blood thinners, allergic, allergy, cancer, infection, rash, sick, illness, disease, diabetic, diabetes, asthma, heart, wrong with my, wrong with his, wrong with her, serious, is it broken, lump, poison, poisonous, lose weight, swallowed, limping, slipped disc",
  law: "legal, illegal, legally, law, lawyer, sue, court, liable, liability, fault, entitled, rights, right to, council, landlord, tenant, fine me, lose my licence, refund, without registration",
  money:
    "tax, deductible, deduction, gst, invest, investment, shares, savings, lease or buy, capital gains, on my tax, insurance cover, worth, loan",
} as const;

/** These turn a question to something else, unless what we know says them too. */
export const turns =
  "other, another, else, myself, yourself, why, best, better, own, write, pretend, say, ignore, forget, disregard, instructions, rules, prompt, owner, boss, customer, client, supplier, competitor, patient, asked, visitor, instead, free, recommend, compare, male, female, holiday, christmas, easter";
