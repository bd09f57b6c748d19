// Sentences of listings. Each list begins with what stands in many of them and ends with what stands in few.

export const reasons = [
  'We no longer need it.',
  'It was my mother’s and she has moved into care.',
  'Used for {months} months after surgery.',
  'Bought new and used for {months} months.',
  'My father got a larger one.',
  'It has stood in our hall since spring.',
  'Left over from a hip replacement.',
  'From a home where it was used indoors only.',
  'I recovered sooner than expected.',
  'My husband used it for {months} months until his stroke unit lent him another.',
  'Surplus of our care home.',
  'Our daughter has outgrown it after {months} months.',
  'Prescribed by an occupational therapist, then not suitable.',
]

export const sentences = [
  'Everything works.',
  'Cleaned and ready to go.',
  'Some scratches on the frame.',
  'Folds flat for the car.',
  'The brakes are firm.',
  'Height adjusts with push buttons.',
  'The tires were replaced last year.',
  'Comes from a home without pets or smoke.',
  'The seat is a little worn.',
  'You can try it before you decide.',
  'Fits through narrow doors.',
  'It is heavy, so bring a helper.',
  'The original manual is in the bag.',
  'The cover comes off and can be washed.',
  'Batteries hold for an afternoon.',
  'One armrest has a small tear.',
  'I can hold it until the weekend.',
  'Please measure your doorway first.',
  'Serviced at the workshop in May.',
  'The left caster squeaks when it rains.',
  'A spare inner tube is included.',
  'Reflectors and a bell are mounted.',
  'Stored in a dry locker.',
  'The joystick was exchanged under warranty.',
  'Upholstery was reupholstered in corduroy.',
]

export const uses = [
  'A good {name} for indoors.',
  'We used this {name} every day.',
  'Works well as a second {name}.',
  'Ideal if you need a {name} for a visit.',
  'The best {name} we had.',
  'Good for anyone waiting for a new {name}.',
]
