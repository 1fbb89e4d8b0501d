//! What can be touched next. The scene says it all; nothing here knows a game.

use engine::{Choice, Message, Scene, Touch};

/// Something that the cursor can go to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Target {
    /// The card's, zone's or button's name.
    pub(super) id: String,
    /// What a button says; cards and zones have none.
    pub(super) label: Option<Message>,
    /// The zone that a button is about.
    pub(super) at: Option<String>,
    /// Why it cannot be touched now, if it cannot.
    pub(super) blocked: Option<Message>,
}

/// What can be touched after `touched`: the next step of every choice that begins so, then what is blocked.
pub(super) fn targets(scene: &Scene, touched: &[String]) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    let mut add = |touch: &Touch, blocked: Option<&Message>| {
        if !targets.iter().any(|target| target.id == *touch.id()) {
            targets.push(Target {
                id: touch.id().to_string(),
                label: touch.label().cloned(),
                at: zone_of(touch),
                blocked: blocked.cloned(),
            });
        }
    };
    for choice in begun(scene, touched) {
        if let Some(touch) = choice.touches.get(touched.len()) {
            add(touch, None);
        }
    }
    for blocked in scene.blocked.iter().filter(|blocked| begins(&blocked.touches, touched)) {
        if let Some(touch) = blocked.touches.get(touched.len()) {
            add(touch, Some(&blocked.reason));
        }
    }
    targets
}

fn zone_of(touch: &Touch) -> Option<String> {
    match touch {
        Touch::Button { at, .. } => at.as_ref().map(ToString::to_string),
        Touch::Thing(_) => None,
    }
}

/// The choices that begin with what has been touched.
pub(super) fn begun<'a>(scene: &'a Scene, touched: &'a [String]) -> impl Iterator<Item = &'a Choice> {
    scene.choices.iter().filter(move |choice| begins(&choice.touches, touched))
}

/// The choice whose touches have all been made.
pub(super) fn made<'a>(scene: &'a Scene, touched: &'a [String]) -> Option<&'a Choice> {
    begun(scene, touched).find(|choice| choice.touches.len() == touched.len())
}

/// What a beginner may regret, if it holds for every choice that is still open.
pub(super) fn warning<'a>(scene: &'a Scene, touched: &'a [String]) -> Option<&'a Message> {
    let mut warnings = begun(scene, touched).map(|choice| choice.warning.as_ref());
    let first = warnings.next()??;
    warnings.all(|warning| warning == Some(first)).then_some(first)
}

fn begins(touches: &[Touch], touched: &[String]) -> bool {
    touches.len() >= touched.len() && touches.iter().zip(touched).all(|(touch, id)| touch.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(action: &str, ids: &[&str], warning: Option<&'static str>) -> Choice {
        let touches = ids.iter().map(|id| Touch::thing(*id)).collect();
        Choice::new(action, Message::new("label"), touches).warned(warning.map(Message::new))
    }

    fn scene() -> Scene {
        let choices = vec![
            choice("a", &["card", "row1"], Some("six")),
            choice("b", &["card", "row2"], None),
            choice("c", &["row1"], None),
        ];
        let blocked = engine::Blocked::new(
            vec![Touch::thing("card"), Touch::thing("row3")],
            engine::Refusal::new("AB-1", Message::new("full")),
        );
        Scene { choices, blocked: vec![blocked], ..Scene::default() }
    }

    fn ids(scene: &Scene, touched: &[&str]) -> Vec<String> {
        let touched: Vec<String> = touched.iter().map(ToString::to_string).collect();
        targets(scene, &touched).into_iter().map(|target| target.id).collect()
    }

    #[test]
    fn the_next_step_of_every_choice_can_be_touched_once() {
        assert_eq!(ids(&scene(), &[]), ["card", "row1"]);
        assert_eq!(ids(&scene(), &["card"]), ["row1", "row2", "row3"]);
        assert_eq!(ids(&scene(), &["row2"]), Vec::<String>::new());
    }

    #[test]
    fn what_is_blocked_says_why() {
        let targets = targets(&scene(), &["card".into()]);
        assert_eq!(targets[2].blocked, Some(Message::new("full")));
        assert_eq!(targets[0].blocked, None);
    }

    #[test]
    fn a_choice_is_made_when_all_its_touches_are() {
        assert_eq!(made(&scene(), &["row1".into()]).map(|choice| choice.action.as_str()), Some("c"));
        assert_eq!(made(&scene(), &["card".into()]), None);
    }

    #[test]
    fn a_warning_is_given_when_it_holds_for_all_that_is_open() {
        assert_eq!(warning(&scene(), &["card".into()]), None);
        assert_eq!(warning(&scene(), &["card".into(), "row1".into()]), Some(&Message::new("six")));
    }
}
